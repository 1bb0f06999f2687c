import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany, type Wire } from '../../../../contract/wire.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { inLanguage, type TranslatedText } from '../../../../shared/text/translated-text.ts';

interface TierRow {
  readonly level_id: number;
  readonly level: TranslatedText;
  readonly level_name: TranslatedText;
  readonly top_up_amount: Cents | null;
  readonly discount_percent: string;
  readonly voucher_count: number;
  readonly monthly_voucher_count: number;
  readonly voucher_worth: Cents;
  readonly benefits: readonly {
    readonly icon: Wire['BenefitIcon'];
    readonly title: TranslatedText;
    readonly text: TranslatedText;
  }[];
}

/** Vouchers granted with the tier `t` of a statement. The first tier lists the sign-up vouchers. */
const vouchersOfTier = sql`
  select voucher_id, count, is_monthly from tier_vouchers
  where company_id = t.company_id and level_id = t.level_id and not retired
  union all
  select id, given_at_joining, false from vouchers
  where company_id = t.company_id and t.level_id = 1 and given_at_joining > 0 and not retired`;

/** Lists the tiers that can still be reached, lowest first, with their benefits. */
export const tierList: Handler<'tierList'> = async ({ db, company, language }, { body }) => {
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const tiers = await db.query<TierRow>(sql`
    select t.level_id, t.level, t.level_name, t.top_up_amount, t.discount_percent, t.benefits,
      coalesce(sum(given.count), 0) as voucher_count,
      coalesce(sum(given.count) filter (where given.is_monthly), 0) as monthly_voucher_count,
      coalesce(sum(given.count * v.amount) filter (
        where v.voucher_type = 'discount' and v.calculation_type = 'fixed'
      ), 0)::bigint as voucher_worth
    from tiers t
    left join lateral (${vouchersOfTier}) given on true
    left join vouchers v on v.company_id = t.company_id and v.id = given.voucher_id
    where t.company_id = ${company.id} and not t.retired
    group by t.company_id, t.level_id order by t.level_id`);
  return tiers.map((tier) => ({
    level_id: tier.level_id,
    level: inLanguage(tier.level, language),
    level_name: inLanguage(tier.level_name, language),
    top_up_amount: tier.top_up_amount === null ? null : formatMoneyString(tier.top_up_amount),
    discount_percent: Number(tier.discount_percent),
    voucher_count: tier.voucher_count,
    monthly_voucher_count: tier.monthly_voucher_count,
    voucher_worth: formatMoneyString(tier.voucher_worth),
    benefits: tier.benefits.map(({ icon, title, text }) => ({
      icon,
      title: inLanguage(title, language),
      text: inLanguage(text, language),
    })),
  }));
};
