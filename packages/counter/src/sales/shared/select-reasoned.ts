import { isAllowed, type OperationId, type Role } from '@claypot/sdk/counter';
import {
  type MoneySnapshot,
  selectMoneyAction,
} from '../../orders/money/action/money-action.selectors.ts';
import type { MoneyDraft } from '../../orders/money/action/money-action.types.ts';
import { visibleText } from '../../orders/money/action/visible-text.ts';
import type { MoneyActionView } from '../../orders/money/views.ts';

/** An action that needs a reason for the record. */
export interface ReasonedView extends MoneyActionView {
  /** As typed. */
  readonly reason: string;
  /** True after a press without a reason. */
  readonly lacksReason: boolean;
  /** True if a manager has to approve it. */
  readonly needsApproval: boolean;
}

/** Returns what an action with a reason shows to a person with the role. */
export function selectReasoned<TSubject, TDraft extends MoneyDraft, TRequest, TResult>(
  snapshot: MoneySnapshot<TSubject, TDraft, TRequest, TResult>,
  operation: OperationId,
  role: Role | null,
): ReasonedView {
  const { draft, wasTried } = snapshot.context;
  return {
    ...selectMoneyAction(snapshot),
    reason: draft.text,
    lacksReason: wasTried && visibleText(draft.text) === '',
    needsApproval: role !== null && isAllowed(operation, role) === 'with_approval',
  };
}
