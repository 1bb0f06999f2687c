import { COIN } from '@claypot/domain/pricing';
import { type Cents, cents } from '@claypot/sdk';
import type { CashTopUpRequest, MemberCard } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../orders/money/action/money-action.types.ts';
import { typedAmount } from '../../orders/money/refund/typed-amount.ts';

/** Input of the person, as it was typed, in ringgit. */
export interface TopUpDraft extends MoneyDraft<never> {
  readonly amount: string;
  readonly received: string;
}

/**
 * Input that is missing or wrong. `amount_limits`: outside the limits of a top-up; `steps`: not in
 * steps of 5 sen, because smaller coins do not exist; `too_little`: less cash than the amount.
 */
export type TopUpMissing =
  | 'amount'
  | 'amount_limits'
  | 'amount_steps'
  | 'received'
  | 'received_steps'
  | 'too_little';

/** Limits of the contract, in cents. */
export const TOP_UP_LIMITS = { least: cents(1000), most: cents(500_000) } as const;

/** Returns the input of a top-up. @param member as the person sees the card */
export function topUpInput(member: Pick<MemberCard, 'id'>): MoneyInput<Member, TopUpDraft> {
  return {
    subject: { id: member.id },
    draft: { reason: null, lineIds: [], text: '', amount: '', received: '' },
  };
}

/** Member whose wallet is topped up. */
export type Member = Pick<MemberCard, 'id'>;

/** Returns the amounts that were typed, in cents; null for an empty or invalid text. */
export function typedAmounts({ amount, received }: TopUpDraft) {
  return { amount: typedAmount(amount), received: typedAmount(received) };
}

/** Returns the change, in cents; null until both amounts are valid. */
export function changeOf(draft: TopUpDraft): Cents | null {
  const { amount, received } = typedAmounts(draft);
  if (amount === null || received === null || received < amount) return null;
  return cents(received - amount);
}

/** Returns the first input that is missing or wrong; null if the request can be sent. */
export function missingTopUpInput(draft: TopUpDraft): TopUpMissing | null {
  const { amount, received } = typedAmounts(draft);
  if (amount === null) return 'amount';
  if (amount < TOP_UP_LIMITS.least || amount > TOP_UP_LIMITS.most) return 'amount_limits';
  if (amount % COIN !== 0) return 'amount_steps';
  if (received === null) return 'received';
  if (received % COIN !== 0) return 'received_steps';
  return received < amount ? 'too_little' : null;
}

/** Returns the request without its branch; null if input is missing or wrong. */
export function topUpRequest(draft: TopUpDraft): Omit<CashTopUpRequest, 'branch_id'> | null {
  const { amount, received } = typedAmounts(draft);
  if (amount === null || received === null || missingTopUpInput(draft) !== null) return null;
  return { drawer_id: null, amount, cash_received: received };
}
