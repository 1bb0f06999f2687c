import { sum } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import type { BoardLine, Ticket } from '@claypot/sdk/counter';
import type { PricedLineChoice } from '../views.ts';

/** Returns the lines to choose from, with what each has cost: 0 if it is refunded already. */
export function lineChoices(
  { refunds }: Pick<Ticket, 'refunds'>,
  lines: readonly BoardLine[],
  chosen: readonly string[],
): PricedLineChoice[] {
  return lines.map(({ id, name, qty }) => ({
    id,
    name,
    qty,
    isChosen: chosen.includes(id),
    amount: amountOfLines({ refunds }, [id]),
  }));
}

/** Returns what lines have cost that are not refunded yet, in cents. */
export function amountOfLines(
  { refunds }: Pick<Ticket, 'refunds'>,
  lineIds: readonly string[],
): Cents {
  const open = refunds.line_amounts.filter(
    ({ is_refunded, line_id }) => !is_refunded && lineIds.includes(line_id),
  );
  return sum(open.map(({ amount }) => amount));
}
