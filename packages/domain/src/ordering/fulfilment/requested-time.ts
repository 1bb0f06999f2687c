import * as v from 'valibot';

/** When an order is wanted; null is as soon as possible. */
export type RequestedTime = Temporal.Instant | null;

export function isSameTime(one: RequestedTime, other: RequestedTime): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

/** The time as requests carry it. */
export function wireTime(time: RequestedTime): string | null {
  return time?.toString() ?? null;
}

/** The time that a request carries. */
export function timeOfWire(text: string | null): RequestedTime {
  return text === null ? null : instantOf(text);
}

/** The time as it is stored, which JSON writes by itself; one that cannot be read counts as none. */
export const storedTime = v.pipe(v.nullable(v.string()), v.transform(timeOfWire));

function instantOf(text: string): RequestedTime {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}
