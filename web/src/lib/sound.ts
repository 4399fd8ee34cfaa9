/** Short synthesised sounds, from which each board composes its own. Nothing sounds before it is switched on. */

import type { GameEvent, Sound } from "$lib/board";

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

/** Noise through a band that moves from one frequency to another. */
export function hiss(
  audio: AudioContext,
  at: number,
  from: number,
  to: number,
  seconds: number,
  peak: number,
) {
  const source = noise(audio, seconds);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(band).connect(swell(audio, at, peak, seconds * 0.3, seconds * 0.7));
  source.start(at);
}

/** A tone of partials, each with its ratio to the pitch and its loudness; the higher, the sooner it has faded. */
export function ring(
  audio: AudioContext,
  at: number,
  pitch: number,
  partials: [ratio: number, peak: number][],
  seconds: number,
) {
  for (const [ratio, peak] of partials) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * ratio;
    tone.connect(swell(audio, at, peak, 0.003, seconds / ratio));
    tone.start(at);
    tone.stop(at + 2 * seconds);
  }
}

/** A short low tone, for boards without a sound of their own. */
const knock: Sound = (audio, at) => ring(audio, at, 240, [[1, 0.16]], 0.09);

/** Play one sound for each of the first few events. */
export function playSounds(events: GameEvent[], sound: Sound = knock) {
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  const count = Math.min(Math.max(events.length, 1), 4);
  for (let step = 0; step < count; step++) sound(audio, audio.currentTime + 0.02 + step * 0.14, step);
}
