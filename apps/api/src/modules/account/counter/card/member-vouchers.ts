import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { dayOf } from '../../../../shared/time/day-of.ts';
import type { Branch } from '../../../company/index.ts';
import {
  findClaimed,
  fitAtCounter,
  type Member,
  restsAt,
  viewFit,
} from '../../../loyalty/index.ts';

/**
 * Returns the vouchers that can still be used, those that fit now first.
 * @param subtotal of the bill in cents; null without a bill.
 */
export async function viewMemberVouchers(
  db: Queryable,
  { company, language, now }: CounterContext,
  branch: Branch,
  member: Member,
  subtotal: Cents | null = null,
): Promise<Schemas['MemberVoucher'][]> {
  const today = dayOf(now, company.time_zone);
  const claimed = (await findClaimed(db, member.id, today)).filter(
    ({ status, end_date }) => status !== 'USED' && Temporal.PlainDate.compare(end_date, today) >= 0,
  );
  const restsOf = await restsAt(db, branch, claimed, today);
  const vouchers = claimed.map((voucher) => ({
    id: voucher.id,
    number: voucher.voucher_tx_id,
    name: inLanguage(voucher.voucher_name, language),
    text: voucher.voucher_text === null ? '' : inLanguage(voucher.voucher_text, language),
    use_type: voucher.voucher_use_type,
    min_purchase: formatMoneyString(voucher.min_purchase),
    start_date: voucher.start_date.toString(),
    end_date: voucher.end_date.toString(),
    fit: viewFit(fitAtCounter(voucher, { member, today }, branch.id, restsOf(voucher), subtotal)),
  }));
  return vouchers.sort((a, b) => b.fit.usable - a.fit.usable);
}
