import type { Clock } from '../ports/ports.ts';

/** Clocks of the device, in ms. */
export interface DeviceClocks {
  /** Returns ms since 1970 by the device's clock. */
  wall(): number;
  /** Returns monotonic ms, unaffected by clock changes. May stop while the device sleeps. */
  steady(): number;
}

/** Persists the offset between visits, in ms. */
export interface OffsetStore {
  read(): number;
  write(offset: number): void;
}

/** A server reply, with its times by {@link DeviceClocks.steady}. */
export interface TimeSample {
  /** `Date` header in ms since 1970; NaN if missing. */
  readonly date: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

export interface ServerClock extends Clock {
  onCorrected(listener: () => void): () => void;
  /** Compares the device with a server reply and corrects the offset. */
  observe(sample: TimeSample): void;
  /**
   * Returns true if, since the last reply, the device slept or its clock was set ahead. Only the
   * server can distinguish the two.
   */
  isUncertain(): boolean;
}

/** Resolution of `Date` in ms: the actual time is up to this much later. */
const RESOLUTION = 1000;
/** Difference in ms that is not corrected, so that an accurate device is unaffected. */
const TOLERANCE = 2000;
/** Maximum duration of a request in ms; slower replies are too inaccurate. */
const SLOWEST = 60_000;

/**
 * Returns a clock of the server's time: the device's clock plus an offset. The offset is measured
 * from the `Date` header of replies, takes their duration into account, and survives a reload.
 */
export function createServerClock(device: DeviceClocks, store: OffsetStore): ServerClock {
  const listeners = new Set<() => void>();
  let offset = store.read();
  let uncertainty = Number.POSITIVE_INFINITY;
  let isUncertain = false;
  let last = { wall: device.wall(), steady: device.steady() };

  const correct = (next: number) => {
    offset = Math.round(next);
    store.write(offset);
    for (const listener of listeners) listener();
  };

  /** Detects that the device's clock was changed while the page was open. */
  const look = (): { wall: number; steady: number } => {
    const seen = { wall: device.wall(), steady: device.steady() };
    const jump = seen.wall - last.wall - (seen.steady - last.steady);
    last = seen;
    // A jump backwards is always a clock change; a jump forwards may be sleep.
    if (jump < -TOLERANCE) correct(offset - jump);
    if (jump > TOLERANCE) isUncertain = true;
    return seen;
  };

  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(look().wall + offset),
    onCorrected: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isUncertain: () => {
      look();
      return isUncertain;
    },
    observe({ date, sentAt, receivedAt }) {
      const took = receivedAt - sentAt;
      if (Number.isNaN(date) || took < 0 || took > SLOWEST) return;
      const { wall, steady } = look();
      const middle = wall - (steady - (sentAt + receivedAt) / 2);
      const measured = date + RESOLUTION / 2 - middle;
      const margin = (RESOLUTION + took) / 2;
      isUncertain = false;
      const isOff = Math.abs(measured - offset) > margin + TOLERANCE;
      // A much faster reply replaces the correction of a slow one; an unnecessary correction is
      // removed.
      const isSmall = Math.abs(offset) <= TOLERANCE;
      const isBetter = offset !== 0 && (isSmall || margin < uncertainty / 2);
      if (isOff || isBetter) uncertainty = margin;
      if (!isOff && !isBetter) return;
      const isRight = Math.abs(measured) <= margin + TOLERANCE;
      correct(isRight ? 0 : measured);
    },
  };
}
