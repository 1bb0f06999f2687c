import { type BillSplit, splitByLines, splitByPeople } from '@claypot/domain/pricing';
import type { Bill, SplitBillRequest } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../../orders/money/action/money-action.types.ts';
import type { OfBill } from '../../shared/bill-action.ts';

export interface SplitDraft extends MoneyDraft<never> {
  /** `none` undoes the split. */
  readonly by: 'people' | 'lines' | 'none';
  readonly people: number;
  /** Number of shares of a split by lines. */
  readonly shareCount: number;
  /** Share of each line by its id, from 1. Lines without one belong to the first. */
  readonly shareOf: Readonly<Record<string, number>>;
}

/** Limits of the contract. */
export const SHARES = { least: 2, most: 99 } as const;

export function splitInput(subject: OfBill): MoneyInput<OfBill, SplitDraft> {
  return {
    subject,
    draft: {
      reason: null,
      lineIds: [],
      text: '',
      by: subject.bill.split === null ? 'people' : 'none',
      people: 2,
      shareCount: 2,
      shareOf: {},
    },
  };
}

/** Returns the share of a line, from 1: the last one if there are fewer shares now. */
export function shareOfLine({ shareCount, shareOf }: SplitDraft, lineId: string): number {
  return Math.min(shareOf[lineId] ?? 1, shareCount);
}

/** Returns the positions of the lines of each share. */
function groupsOf({ lines }: Bill, draft: SplitDraft): number[][] {
  return Array.from({ length: draft.shareCount }, (_, index) =>
    lines.flatMap(({ id }, line) => (shareOfLine(draft, id) === index + 1 ? [line] : [])),
  );
}

/** Returns the shares as they would be, or why there can be none. The server decides. */
export function previewSplit({ bill }: OfBill, draft: SplitDraft): BillSplit {
  const { price } = bill;
  const priced = {
    discount_rule: price.discount_rule,
    voucher_discount: price.voucher_discount,
    total: bill.left,
  };
  if (draft.by === 'people') return splitByPeople(priced, draft.people);
  const totals = bill.lines.map(({ line_total }) => line_total);
  return splitByLines(priced, totals, groupsOf(bill, draft));
}

/** Returns the request; null if the bill cannot be split so. */
export function splitRequest(subject: OfBill, draft: SplitDraft): SplitBillRequest | null {
  const { bill } = subject;
  const { version } = bill;
  if (draft.by === 'none') return { version, split: null };
  if (previewSplit(subject, draft).error !== null) return null;
  if (draft.by === 'people') return { version, split: { by: 'people', people: draft.people } };
  const groups = groupsOf(bill, draft).map((lines) =>
    lines.flatMap((line) => bill.lines[line]?.id ?? []),
  );
  return { version, split: { by: 'lines', groups } };
}
