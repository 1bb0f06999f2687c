import type { BillSplit } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import type { Bill, SplitBillRequest } from '@claypot/sdk/counter';
import {
  type MoneySnapshot,
  selectMoneyAction,
} from '../../../orders/money/action/money-action.selectors.ts';
import type { MoneyActionView } from '../../../orders/money/views.ts';
import type { OfBill } from '../../shared/bill-action.ts';
import { previewSplit, type SplitDraft, shareOfLine } from './split-request.ts';

/** A line with the share that pays it. */
export interface SplitLine {
  readonly id: string;
  readonly name: string;
  readonly qty: number;
  /** In cents, before discounts, service charge and tax. */
  readonly total: Cents;
  /** From 1. */
  readonly share: number;
}

export interface SplitView extends MoneyActionView {
  readonly by: SplitDraft['by'];
  readonly people: number;
  readonly shareCount: number;
  readonly lines: readonly SplitLine[];
  /** Total of each share, in cents, before rounding; empty if the bill cannot be split so. */
  readonly totals: readonly Cents[];
  /** Why the bill cannot be split so; null if it can. */
  readonly error: BillSplit['error'];
  /** True after a press that sent nothing. */
  readonly wasTried: boolean;
}

export function selectSplit(
  snapshot: MoneySnapshot<OfBill, SplitDraft, SplitBillRequest, Bill>,
): SplitView {
  const { draft, subject, wasTried } = snapshot.context;
  const preview = previewSplit(subject, draft);
  return {
    ...selectMoneyAction(snapshot),
    by: draft.by,
    people: draft.people,
    shareCount: draft.shareCount,
    lines: subject.bill.lines.map(({ id, line_total, name, qty }) => ({
      id,
      name,
      qty,
      total: line_total,
      share: shareOfLine(draft, id),
    })),
    totals: preview.error === null ? preview.shares.map(({ total }) => total) : [],
    error: preview.error,
    wasTried,
  };
}
