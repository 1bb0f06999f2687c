import { type Cents, cents } from '@claypot/sdk';
import * as v from 'valibot';

/** Schema of a stored amount in whole cents, not negative. */
export const storedCents = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((amount): Cents => cents(amount)),
);
