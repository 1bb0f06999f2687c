import { COIN } from '@claypot/domain/pricing';
import { cents } from '@claypot/sdk';
import type { DrawerMoveRequest, OpenDrawer } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../orders/money/action/money-action.types.ts';
import { visibleText } from '../../orders/money/action/visible-text.ts';
import { typedAmount } from '../../orders/money/refund/typed-amount.ts';

/** Why cash goes into a drawer or comes out of it. */
export type MoveKind = DrawerMoveRequest['kind'];

export const MOVE_KINDS: readonly MoveKind[] = ['float', 'paid_in', 'paid_out'];

/** Drawer to choose. */
export type MoveDrawer = Pick<OpenDrawer, 'id' | 'name'>;

/** Branch of a move, with its drawers. */
export interface MoveSubject {
  readonly branch_id: string;
  readonly drawers: readonly MoveDrawer[];
}

/** Input of the person. `reason` is the kind, `text` the reason for the record. */
export interface MoveCashDraft extends MoneyDraft<MoveKind> {
  /** As it was typed, in ringgit. */
  readonly amount: string;
  /** Null until a drawer is chosen. */
  readonly drawer_id: string | null;
}

/** Input that is missing or wrong. `amount_steps`: not in steps of 5 sen. */
export type MoveCashMissing =
  | 'kind'
  | 'drawer'
  | 'amount'
  | 'amount_steps'
  | 'amount_most'
  | 'text';

/** Limit of the server, in cents. */
export const MOST_MOVE = cents(9_999_995);

/** Returns the input of a move, with the only drawer chosen. */
export function moveCashInput(subject: MoveSubject): MoneyInput<MoveSubject, MoveCashDraft> {
  const { drawers } = subject;
  const only = drawers.length === 1 ? (drawers[0]?.id ?? null) : null;
  const draft = { reason: null, lineIds: [], text: '', amount: '', drawer_id: only };
  return { subject, draft };
}

/** Returns the first input that is missing or wrong; null if the request can be sent. */
export function missingMoveInput(draft: MoveCashDraft): MoveCashMissing | null {
  const amount = typedAmount(draft.amount);
  if (draft.reason === null) return 'kind';
  if (draft.drawer_id === null) return 'drawer';
  if (amount === null) return 'amount';
  if (amount > MOST_MOVE) return 'amount_most';
  if (amount % COIN !== 0) return 'amount_steps';
  return draft.reason !== 'float' && visibleText(draft.text) === '' ? 'text' : null;
}

/** Returns the request; null if input is missing or wrong. */
export function moveCashRequest(
  { branch_id }: MoveSubject,
  draft: MoveCashDraft,
): DrawerMoveRequest | null {
  const { drawer_id, reason: kind } = draft;
  const amount = typedAmount(draft.amount);
  if (kind === null || amount === null || missingMoveInput(draft) !== null) return null;
  const text = visibleText(draft.text);
  return { branch_id, drawer_id, kind, amount, reason: text === '' ? null : text };
}
