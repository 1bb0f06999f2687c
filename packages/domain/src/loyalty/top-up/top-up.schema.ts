import { cents } from '@claypot/sdk';
import * as v from 'valibot';
import { message } from '../../machines/form/fields/messages.ts';
import { isTooFine, LEAST_TOP_UP, MOST_TOP_UP, parseTopUpAmount } from './amount.ts';

const NOTHING = cents(0);

const amount = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('AMOUNT_REQUIRED')),
  v.check((text) => !isTooFine(text), message('AMOUNT_TOO_FINE')),
  v.check((text) => parseTopUpAmount(text) !== null, message('AMOUNT_INVALID')),
  v.transform((text) => parseTopUpAmount(text) ?? NOTHING),
  v.minValue(LEAST_TOP_UP, message('AMOUNT_TOO_SMALL')),
  v.maxValue(MOST_TOP_UP, message('AMOUNT_TOO_LARGE')),
);

/** Schema of the top-up form (spec §5); its output is in cents. */
export const topUpSchema = v.object({ amount });

export type TopUpValues = v.InferInput<typeof topUpSchema>;
