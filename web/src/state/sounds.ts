/** Short tones for who likes to be called; off unless chosen. */

import type { CallKind } from "./calls";
import { settings } from "./settings.svelte";

/** Notes in hertz, one after another; `low` bells ring longer. */
const TUNES: Record<"turn" | "follow" | "church" | "over", { notes: number[]; step: number; ring: number }> = {
  turn: { notes: [659, 988], step: 0.12, ring: 0.5 },
  follow: { notes: [784, 988, 1175], step: 0.09, ring: 0.35 },
  church: { notes: [330, 494], step: 0.28, ring: 1.4 },
  over: { notes: [523, 659, 784, 1047], step: 0.14, ring: 0.9 },
};

let audio: AudioContext | null = null;

export function sound(call: CallKind | "over"): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  const name =
    call === "church-scoring" ? "church" : call === "over" ? "over" : call === "turn" ? "turn" : ("follow" as const);
  audio ??= new AudioContext();
  void audio.resume();
  const { notes, step, ring } = TUNES[name];
  notes.forEach((note, i) => strike(audio!, note, audio!.currentTime + 0.02 + i * step, ring));
}

/** A bell: quick to begin, slow to fade, with a faint octave above. */
function strike(context: AudioContext, note: number, at: number, ring: number): void {
  for (const [pitch, loud] of [
    [note, 0.12],
    [note * 2, 0.03],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(loud, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + ring);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + ring);
  }
}
