declare module "virtual:catalogues" {
  /** Where the words of each language are. */
  const addresses: Record<"en" | "pt" | "ru" | "cs" | "ja", string>;
  export default addresses;
}
