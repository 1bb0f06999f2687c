import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import { type Wire, wireInstant } from '../../../../contract/wire.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { nullIfUnavailable } from '../../../payments/index.ts';
import type { GrantedTier } from '../../tiers/tier-grants.ts';
import { openTopUpPayment } from '../../wallet/top-up-payment-session.ts';
import type { TopUp } from '../../wallet/top-ups.ts';

/**
 * Returns a top-up as the API shows it, without a payment URL while the provider is unavailable.
 */
export async function viewTopUp(topUp: TopUp, context: Context): Promise<Wire['TopUp']> {
  const paymentUrl = await openTopUpPayment(context, topUp).catch(nullIfUnavailable);
  return viewTopUpWith(paymentUrl, topUp, context);
}

/** Returns a top-up as the API shows it, with the given payment URL. */
export function viewTopUpWith(
  paymentUrl: string | null,
  topUp: TopUp,
  { language }: Pick<Context, 'language'>,
): Wire['TopUp'] {
  const { wallet, tier, time_zone: zone } = topUp;
  return {
    id: topUp.id,
    topup_transaction_id: topUp.top_up_no,
    status: topUp.status,
    cancel_reason: topUp.cancel_reason,
    amount: formatMoneyString(topUp.amount),
    payment_url: paymentUrl,
    payment_processing: topUp.status === 'MAKING PAYMENT' && topUp.payment_state === 'processing',
    created_date: wireInstant(topUp.created_at, zone),
    wallet: wallet === null ? null : formatMoneyString(wallet),
    tier: tier === null ? null : viewTier(tier, language, zone),
  };
}

function viewTier(tier: GrantedTier, language: Context['language'], zone: string) {
  return {
    level_id: tier.level_id,
    level: inLanguage(tier.level, language),
    level_name: inLanguage(tier.level_name, language),
    change: tier.change,
    expired_at: wireInstant(tier.ends_at, zone),
    voucher_count: tier.voucher_count,
    monthly_voucher_count: tier.monthly_voucher_count,
  };
}
