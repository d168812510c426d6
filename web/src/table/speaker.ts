// How the sounds of a table are made; fetched when somebody who wants to hear them presses something.

import type { Sound } from "./sound";

const APART = 0.06; // seconds: no two begin closer together
const MOST_BEHIND = 0.24; // whatever would come later than this is left out
const IDLE = 3000; // milliseconds of silence after which the device may rest

/** The one loudspeaker of a page. Silent until somebody has pressed something, as browsers want it. */
export class Speaker {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private last = -1; // when the last one begins
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open = (): AudioContext => new AudioContext()) {}

  /** Somebody pressed something: from now on there may be sound. */
  wake(): void {
    try {
      this.context ??= this.open();
    } catch {
      return; // a browser without sound
    }
    if (this.context.state === "suspended") void this.context.resume().catch(() => undefined);
    this.restLater(this.context);
  }

  /** At once, or as soon as the one before has begun; *volume* from 0 to 1. */
  play(sound: Sound, volume: number): void {
    const context = this.context;
    if (!context || volume <= 0) return;
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    const now = context.currentTime;
    const at = Math.max(now, this.last + APART);
    if (at - now > MOST_BEHIND) return;
    this.last = at;
    const out = context.createGain();
    out.gain.value = volume * volume; // as ears count
    out.connect(context.destination);
    MADE[sound]({ context, out, at, noise: () => (this.noise ??= hiss(context)) });
    this.restLater(context);
  }

  private restLater(context: AudioContext): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void context.suspend().catch(() => undefined), IDLE);
  }
}

interface Workbench {
  context: AudioContext;
  out: AudioNode;
  at: number; // seconds of the context's clock
  noise: () => AudioBuffer;
}

/** A second of noise, always the same. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[at] = (seed / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}

/** Loud after *rise* seconds, gone *fall* seconds later. */
function swell(bench: Workbench, at: number, loud: number, rise: number, fall: number): GainNode {
  const gain = bench.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(bench.out);
  return gain;
}

interface Tone {
  from: number; // hertz
  to?: number;
  loud: number;
  fall: number; // seconds
  rise?: number;
  after?: number;
  type?: OscillatorType;
}

function tone(bench: Workbench, wish: Tone): void {
  const { from, to = from, loud, fall, rise = 0.004, after = 0, type = "sine" } = wish;
  const at = bench.at + after;
  const source = bench.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
  source.connect(swell(bench, at, loud, rise, fall));
  source.start(at);
  source.stop(at + rise + fall + 0.02);
}

interface Rush {
  type: BiquadFilterType;
  from: number; // hertz of the filter
  to?: number;
  sharp?: number;
  loud: number;
  fall: number; // seconds
  rise?: number;
  after?: number;
}

function rush(bench: Workbench, wish: Rush): void {
  const { type, from, to = from, sharp = 1, loud, fall, rise = 0.003, after = 0 } = wish;
  const at = bench.at + after;
  const source = bench.context.createBufferSource();
  source.buffer = bench.noise();
  const filter = bench.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
  source.connect(filter).connect(swell(bench, at, loud, rise, fall));
  source.start(at);
  source.stop(at + rise + fall + 0.02);
}

function knock(bench: Workbench, height: number, loud: number, after = 0): void {
  tone(bench, { from: height, to: height * 0.7, loud, fall: 0.07, after, type: "triangle" });
  rush(bench, {
    type: "bandpass",
    from: height * 5,
    sharp: 3,
    loud: loud * 1.4,
    fall: 0.035,
    after,
  });
}

/** A plucked note. */
function pluck(bench: Workbench, height: number, loud: number, after = 0): void {
  tone(bench, { from: height, loud, fall: 0.42, after });
  tone(bench, { from: height * 3, loud: loud * 0.18, fall: 0.12, after });
}

const GONG = [
  [1, 0.5, 1.7],
  [1.48, 0.28, 1.3],
  [2.09, 0.2, 1],
  [2.76, 0.12, 0.7],
  [3.9, 0.05, 0.4],
] as const; // times its height, loudness, seconds

const MADE: Record<Sound, (bench: Workbench) => void> = {
  lay: (bench) => knock(bench, 190, 0.42),
  card: (bench) =>
    rush(bench, { type: "highpass", from: 1800, to: 3600, loud: 0.11, rise: 0.03, fall: 0.09 }),
  sail: (bench) => {
    rush(bench, { type: "lowpass", from: 300, to: 900, loud: 0.34, rise: 0.22, fall: 0.45 });
    rush(bench, {
      type: "bandpass",
      from: 500,
      to: 1100,
      sharp: 2,
      loud: 0.1,
      rise: 0.1,
      fall: 0.25,
      after: 0.18,
    });
  },
  sticks: (bench) => {
    knock(bench, 330, 0.22);
    knock(bench, 290, 0.2, 0.07);
    knock(bench, 370, 0.16, 0.12);
    knock(bench, 310, 0.12, 0.19);
  },
  gain: (bench) => {
    pluck(bench, 523.25, 0.2);
    pluck(bench, 783.99, 0.2, 0.1);
  },
  loss: (bench) => {
    tone(bench, { from: 230, to: 130, loud: 0.3, rise: 0.02, fall: 0.38, type: "triangle" });
    rush(bench, { type: "lowpass", from: 400, to: 160, loud: 0.14, rise: 0.02, fall: 0.25 });
  },
  point: (bench) => pluck(bench, 659.26, 0.14),
  gong: (bench) => {
    for (const [times, loud, fall] of GONG) {
      tone(bench, { from: 98 * times, loud: loud * 0.6, rise: 0.015, fall });
    }
    rush(bench, { type: "bandpass", from: 900, to: 300, loud: 0.06, rise: 0.01, fall: 0.5 });
  },
  turn: (bench) => {
    knock(bench, 440, 0.4);
    knock(bench, 587, 0.4, 0.13);
  },
};
