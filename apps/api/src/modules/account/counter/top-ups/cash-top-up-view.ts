import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import { wireInstant } from '../../../../contract/wire.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import type { CashTopUp } from './cash-top-ups.ts';

type Viewing = Pick<CounterContext, 'company' | 'language'>;

/** Returns a cash top-up in the contract's format. */
export function viewCashTopUp(topUp: CashTopUp, viewing: Viewing): Schemas['CashTopUp'] {
  const { amount, cash_received: received } = topUp;
  return {
    id: topUp.id,
    reference: topUp.reference,
    amount: formatMoneyString(amount),
    cash_received: formatMoneyString(received),
    change: formatMoneyString(received - amount),
    at: wireInstant(topUp.created_at, viewing.company.time_zone),
    staff_name: topUp.staff_name,
    approver_name: topUp.approver_name,
    tier: viewTier(topUp, viewing),
    state: topUp.state,
  };
}

function viewTier(
  { level_name, change, ends_at, voucher_count }: CashTopUp,
  { company, language }: Viewing,
): Schemas['GrantedTier'] | null {
  if (level_name === null || change === null || ends_at === null) return null;
  return {
    level_name: inLanguage(level_name, language),
    change,
    valid_until: wireInstant(ends_at, company.time_zone),
    voucher_count: voucher_count ?? 0,
  };
}
