import type { Cents } from '@claypot/sdk';
import type { DayState, DrawerMoveRequest } from '@claypot/sdk/counter';
import {
  type MoneySnapshot,
  selectMoneyAction,
} from '../../orders/money/action/money-action.selectors.ts';
import { typedAmount } from '../../orders/money/refund/typed-amount.ts';
import type { MoneyActionView } from '../../orders/money/views.ts';
import {
  type MoveCashDraft,
  type MoveCashMissing,
  type MoveDrawer,
  type MoveKind,
  type MoveSubject,
  missingMoveInput,
} from './move-cash-request.ts';

export interface MoveCashView extends MoneyActionView {
  readonly kind: MoveKind | null;
  /** Drawers to choose from; empty if the branch has only one. */
  readonly drawers: readonly MoveDrawer[];
  readonly drawerId: string | null;
  /** As typed. */
  readonly amountText: string;
  /** In cents; null if the text is empty or invalid. */
  readonly amount: Cents | null;
  /** Reason for the record. */
  readonly text: string;
  readonly needsText: boolean;
  /** Missing or wrong input after the first try; null if there is none. */
  readonly missing: MoveCashMissing | null;
}

export function selectMoveCash(
  snapshot: MoneySnapshot<MoveSubject, MoveCashDraft, DrawerMoveRequest, DayState>,
): MoveCashView {
  const { draft, subject, wasTried } = snapshot.context;
  return {
    ...selectMoneyAction(snapshot),
    kind: draft.reason,
    drawers: subject.drawers.length > 1 ? subject.drawers : [],
    drawerId: draft.drawer_id,
    amountText: draft.amount,
    amount: typedAmount(draft.amount),
    text: draft.text,
    needsText: draft.reason !== 'float',
    missing: wasTried ? missingMoveInput(draft) : null,
  };
}
