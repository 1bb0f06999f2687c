import { type Cents, cents } from '@claypot/sdk';
import * as v from 'valibot';

/** An amount that the device keeps, in whole cents, never below zero. */
export const storedCents = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((amount): Cents => cents(amount)),
);
