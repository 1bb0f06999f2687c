import { type Cents, parseMoney } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { invalidRequest } from '../../../shared/api-error.ts';
import type { RandomSource } from '../../../shared/random.ts';
import type { RequestedLine } from '../../ordering/index.ts';

/** An amount that is not on the menu. */
export interface OpenAmount {
  readonly kind: 'open_amount';
  readonly id: string;
  readonly name: string;
  readonly amount: Cents;
}

/** A line to ring up, with its new id. */
export type NewLine = (RequestedLine & { readonly kind: 'item' }) | OpenAmount;

/** Largest open amount, in cents. */
const MOST_OPEN_AMOUNT = 9_999_999;

/** Reads the lines of a request. @throws ApiError `INVALID_REQUEST` for an open amount of 0. */
export function readNewLines(
  lines: Schemas['AddBillLinesRequest']['lines'],
  random: Pick<RandomSource, 'uuid'>,
): NewLine[] {
  return lines.map((line, index) => {
    const id = random.uuid();
    if (line.kind === 'item') {
      const { kind, item_type: type, item_id: itemId, qty, variation: choices } = line;
      return { kind, id, type, itemId, qty, choices };
    }
    const amount = parseMoney(line.amount);
    if (amount === 0 || amount > MOST_OPEN_AMOUNT)
      throw invalidRequest(`body.lines.${index}.amount`);
    return { kind: line.kind, id, name: line.name.trim(), amount };
  });
}
