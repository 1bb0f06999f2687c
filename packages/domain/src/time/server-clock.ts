import type { Clock } from '../ports/ports.ts';

/** The clocks of the device, in ms. */
export interface DeviceClocks {
  /** Milliseconds since 1970, as the device is set. */
  wall(): number;
  /** Runs on when the device is set to another time; may stand still while it sleeps. */
  steady(): number;
}

/** Keeps the offset between two visits, in ms. */
export interface OffsetStore {
  read(): number;
  write(offset: number): void;
}

/** One answer of the server, with the moments around it by {@link DeviceClocks.steady}. */
export interface TimeSample {
  /** The `Date` header in ms since 1970; NaN if the answer has none. */
  readonly date: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

export interface ServerClock extends Clock {
  onCorrected(listener: () => void): () => void;
  /** Compares the device with an answer of the server. */
  observe(sample: TimeSample): void;
  /** Whether the device slept or was set ahead since the last answer: which, only the server knows. */
  isInDoubt(): boolean;
}

/** `Date` has whole seconds: the moment lies within this many ms after it. */
const RESOLUTION = 1000;
/** Differences up to this many ms are left alone, so that a device that is right stays untouched. */
const TOLERANCE = 2000;
/** An answer that took longer says too little about the moment. */
const SLOWEST = 60_000;

/**
 * The server's time, from the device's clock and the offset between the two. The offset comes from
 * the `Date` header of answers, allows for the time that an answer takes, and survives a reload.
 */
export function createServerClock(device: DeviceClocks, store: OffsetStore): ServerClock {
  const listeners = new Set<() => void>();
  let offset = store.read();
  let uncertainty = Number.POSITIVE_INFINITY;
  let isInDoubt = false;
  let last = { wall: device.wall(), steady: device.steady() };

  const correct = (next: number) => {
    offset = Math.round(next);
    store.write(offset);
    for (const listener of listeners) listener();
  };

  /** Notices that the device was set to another time while the page was open. */
  const look = (): { wall: number; steady: number } => {
    const seen = { wall: device.wall(), steady: device.steady() };
    const jump = seen.wall - last.wall - (seen.steady - last.steady);
    last = seen;
    // Only setting the clock moves it back; ahead, the device may have slept.
    if (jump < -TOLERANCE) correct(offset - jump);
    if (jump > TOLERANCE) isInDoubt = true;
    return seen;
  };

  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(look().wall + offset),
    onCorrected: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isInDoubt: () => {
      look();
      return isInDoubt;
    },
    observe({ date, sentAt, receivedAt }) {
      const took = receivedAt - sentAt;
      if (Number.isNaN(date) || took < 0 || took > SLOWEST) return;
      const { wall, steady } = look();
      const middle = wall - (steady - (sentAt + receivedAt) / 2);
      const measured = date + RESOLUTION / 2 - middle;
      const margin = (RESOLUTION + took) / 2;
      isInDoubt = false;
      const isOff = Math.abs(measured - offset) > margin + TOLERANCE;
      // A correction by a slow answer gives way to a much quicker one, a needless one to none.
      const isSmall = Math.abs(offset) <= TOLERANCE;
      const isBetter = offset !== 0 && (isSmall || margin < uncertainty / 2);
      if (isOff || isBetter) uncertainty = margin;
      if (!isOff && !isBetter) return;
      const isRight = Math.abs(measured) <= margin + TOLERANCE;
      correct(isRight ? 0 : measured);
    },
  };
}
