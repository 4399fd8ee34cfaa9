/** Short sounds of the material, synthesised; silent until asked for. */

import type { GameBoard, GameEvent } from "$lib/board";

type Material = GameBoard["material"];

let context: AudioContext | null = null;

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function swell(audio: AudioContext, at: number, peak: number, rise: number, fall: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(audio.destination);
  return gain;
}

/** Noise through a moving band: a brush when it is low and long, sand when it is high and short. */
function hiss(audio: AudioContext, at: number, from: number, to: number, seconds: number, peak: number) {
  const source = noise(audio, seconds);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(band).connect(swell(audio, at, peak, seconds * 0.3, seconds * 0.7));
  source.start(at);
}

/** Two partials that do not fit, dying quickly: glass on glass. */
function clink(audio: AudioContext, at: number, pitch: number) {
  for (const [ratio, peak] of [
    [1, 0.09],
    [2.76, 0.04],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * ratio;
    tone.connect(swell(audio, at, peak, 0.003, 0.16 / ratio));
    tone.start(at);
    tone.stop(at + 0.3);
  }
}

const SOUNDS: Record<Material, (audio: AudioContext, at: number, step: number) => void> = {
  ink: (audio, at) => hiss(audio, at, 700, 300, 0.2, 0.22),
  sand: (audio, at) => hiss(audio, at, 4200, 2600, 0.16, 0.12),
  glass: (audio, at, step) => clink(audio, at, 1500 - 110 * step),
};

/** Let happenings be heard, a sound for each of the first few. */
export function hear(material: Material, events: GameEvent[]) {
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  const count = Math.min(Math.max(events.length, 1), 4);
  for (let step = 0; step < count; step++)
    SOUNDS[material](audio, audio.currentTime + 0.02 + step * 0.14, step);
}
