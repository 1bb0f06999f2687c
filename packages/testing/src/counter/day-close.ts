import type { DayClose, DayState } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { sample } from '../sample.ts';

/** Returns a branch of which yesterday is not closed. */
export function aDayState(fields: Partial<DayState> = {}): DayState {
  return sample(examples.DayState, fields);
}

/** Returns a close with a difference of RM 2.00. */
export function aDayClose(fields: Partial<DayClose> = {}): DayClose {
  return sample(examples.DayClose, fields);
}
