import type { Cents } from '@claypot/sdk';
import type { Bill, PayBillRequest } from '@claypot/sdk/counter';
import {
  type MoneySnapshot,
  selectMoneyAction,
} from '../../../orders/money/action/money-action.selectors.ts';
import type { MoneyActionView } from '../../../orders/money/views.ts';
import { type Payable, restOf } from '../../shared/payable.ts';
import { type CashDraft, type CashMissing, changeOf, missingCashInput } from './cash-request.ts';
import { quickTenders } from './quick-tenders.ts';

export interface CashView extends MoneyActionView {
  /** Cash due, in cents, after rounding. */
  readonly due: Cents;
  /** `due` less what is left before rounding, in cents. */
  readonly rounding: number;
  /** Cash received, as typed. */
  readonly tenderedText: string;
  /** Likely amounts, in cents, the exact one first; empty if nothing is due. */
  readonly quick: readonly Cents[];
  /** In cents; null while the cash does not pay what is due. */
  readonly change: Cents | null;
  readonly drawerId: string | null;
  /** Missing or wrong input after a press; null if there is none. */
  readonly missing: CashMissing | null;
}

export function selectCash(
  snapshot: MoneySnapshot<Payable, CashDraft, PayBillRequest, Bill>,
): CashView {
  const { draft, subject, wasTried } = snapshot.context;
  const { cash_due, left } = restOf(subject);
  return {
    ...selectMoneyAction(snapshot),
    due: cash_due,
    rounding: cash_due - left,
    tenderedText: draft.tendered,
    quick: cash_due === 0 ? [] : quickTenders(cash_due),
    change: changeOf(subject, draft),
    drawerId: draft.drawerId,
    missing: wasTried ? missingCashInput(subject, draft) : null,
  };
}
