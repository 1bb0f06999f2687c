import {
  billRest,
  type BillSplit as DomainSplit,
  type PayableBill,
  type SplittableBill,
  splitByLines,
  splitByPeople,
  sum,
} from '@claypot/domain/pricing';
import { type Cents, cents } from '@claypot/sdk';
import type { BillLine } from '../bills/bill-lines.ts';
import { type BillPayment, validPayments } from '../bills/bill-payments.ts';
import type { StoredSplit } from '../bills/bill-reads.ts';

/** Total of a bill or a share and the rest to pay, in cents. */
interface Due {
  /** Before rounding. */
  readonly total: Cents;
  /** Before rounding. */
  readonly left: Cents;
  /** The cash that pays what is left. */
  readonly cashDue: Cents;
  /** Payments, with the rounding of cash. */
  readonly paid: Cents;
}

interface Share extends Due {
  readonly number: number;
  /** Empty if the bill is split by people. */
  readonly lineIds: readonly string[];
}

/** Rest to pay of a bill, as a whole and of each share. */
export interface BillDue extends Due {
  /** Null if the bill is not split. */
  readonly shares: readonly Share[] | null;
}

/** Returns the split of a bill at its present price. */
export function splitOf(
  total: SplittableBill,
  lines: readonly BillLine[],
  split: StoredSplit,
): DomainSplit {
  if (split.by === 'people') return splitByPeople(total, split.people);
  const positions = split.groups.map((ids) =>
    ids.map((id) => lines.findIndex((line) => line.id === id)),
  );
  return splitByLines(
    total,
    lines.map(({ line_total }) => line_total),
    positions,
  );
}

/** Returns what is left of a bill. A split that is not possible any more counts as none. */
export function dueOf(
  total: SplittableBill,
  lines: readonly BillLine[],
  payments: readonly BillPayment[],
  split: StoredSplit | null,
): BillDue {
  const valid = validPayments(payments);
  const shares = split && sharesOf(total, lines, valid, split);
  if (shares === null) return { ...dueOfPart(total, valid), shares };
  return {
    total: total.total,
    left: sum(shares.map(({ left }) => left)),
    cashDue: sum(shares.map(({ cashDue }) => cashDue)),
    paid: sum(shares.map(({ paid }) => paid)),
    shares,
  };
}

function sharesOf(
  total: SplittableBill,
  lines: readonly BillLine[],
  payments: readonly BillPayment[],
  split: StoredSplit,
): Share[] | null {
  const result = splitOf(total, lines, split);
  if (result.error !== null) return null;
  return result.shares.map((share, index) => {
    const number = index + 1;
    const own = payments.filter((payment) => payment.share === number);
    const lineIds = split.by === 'lines' ? (split.groups[index] ?? []) : [];
    return { ...dueOfPart(share, own), number, lineIds };
  });
}

function dueOfPart(part: PayableBill, payments: readonly BillPayment[]): Due {
  // Cash counts without its rounding, because `left` is before rounding.
  const exactOf = (paidBy: readonly BillPayment[]) =>
    sum(paidBy.map(({ amount, rounding }) => cents(amount - rounding)));
  const rest = billRest(part, {
    wallet: exactOf(payments.filter(({ method }) => method === 'wallet')),
    card: exactOf(payments.filter(({ method }) => method !== 'wallet')),
  });
  if (rest.error !== null) throw new Error(`The payments of a bill are wrong: ${rest.error}`);
  const paid = sum(payments.map(({ amount }) => amount));
  return { total: part.total, left: rest.left, cashDue: rest.cash_due, paid };
}
