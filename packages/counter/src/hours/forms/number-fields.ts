import { type Cents, cents } from '@claypot/sdk';
import * as v from 'valibot';
import { type FieldMessage, message } from '../../app/form/messages.ts';

/** Bounds of the contract. */
const RADIUS_METRES = { least: 100, most: 100_000 };
export const NOTICE_MINUTES = { least: 0, most: 10_080 };
const FEE_CENTS = { least: 0, most: 100_000 };

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Returns the schema of a whole number that is entered as text. */
export const wholeNumber = ({ least, most }: Bounds, invalid: FieldMessage) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, number>(({ dataset: { value }, addIssue, NEVER }) => {
      const text = value.trim();
      const number = Number(text);
      if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number;
      addIssue({ message: message(invalid) });
      return NEVER;
    }),
  );

/** Schema of a radius in metres; null if the field is empty. */
export const radius = v.pipe(
  v.string(),
  v.rawTransform<string, number | null>(({ dataset: { value }, addIssue, NEVER }) => {
    if (value.trim() === '') return null;
    const { output, success } = v.safeParse(metres, value);
    if (success) return output;
    addIssue({ message: message('RADIUS_INVALID') });
    return NEVER;
  }),
);

const metres = wholeNumber(RADIUS_METRES, 'RADIUS_INVALID');

/** Schema of a fee in ringgit, such as "5" or "5.50". The output is in cents. */
export const fee: v.GenericSchema<string, Cents> = v.pipe(
  v.string(),
  v.rawTransform<string, Cents>(({ dataset: { value }, addIssue, NEVER }) => {
    const text = value.trim().replace(',', '.');
    const amount = /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
    if (amount !== null && amount <= FEE_CENTS.most) return cents(amount);
    addIssue({ message: message('FEE_INVALID') });
    return NEVER;
  }),
);

/** Returns cents as text for a field. */
export function feeText(amount: Cents): string {
  return (amount / 100).toFixed(2);
}
