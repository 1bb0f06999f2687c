import { type BusinessDayRule, businessDayBounds } from '@claypot/domain/time';
import type { DayRange } from '../branch-days.ts';

/** A time including `from` and excluding `to`. */
export interface Bounds {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** Returns the time of a range of business days. */
export function boundsOf(rule: BusinessDayRule, { first, last }: DayRange): Bounds {
  return { from: businessDayBounds(rule, first).from, to: businessDayBounds(rule, last).to };
}
