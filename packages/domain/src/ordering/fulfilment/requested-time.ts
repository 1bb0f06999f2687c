import * as v from 'valibot';

/** Time requested for an order; null for as soon as possible. */
export type RequestedTime = Temporal.Instant | null;

export function isSameTime(one: RequestedTime, other: RequestedTime): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

/** Formats the time for a request. */
export function wireTime(time: RequestedTime): string | null {
  return time?.toString() ?? null;
}

/** Parses the time of a request; null if it is invalid. */
export function timeOfWire(text: string | null): RequestedTime {
  return text === null ? null : instantOf(text);
}

/** Schema of the persisted time (ISO string). An invalid one becomes null. */
export const storedTime = v.pipe(v.nullable(v.string()), v.transform(timeOfWire));

function instantOf(text: string): RequestedTime {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}
