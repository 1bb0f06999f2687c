import { companyOfTopUp } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/**
 * Ends the tier that a top-up granted, and the unused vouchers that came with it. An earlier tier of
 * the member applies again.
 */
export async function endTier(
  tx: Transaction,
  topUpId: string,
  today: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update tier_grants set ends_at = greatest(granted_at + interval '1 microsecond', ${now}::timestamptz - interval '1 second'),
      remind_at = 'infinity'
    where company_id = ${companyOfTopUp(topUpId)} and top_up_id = ${topUpId}
       and ends_at > ${now}`);
  const yesterday = today.subtract({ days: 1 });
  await tx.execute(sql`
    update claimed_vouchers
    set start_date = least(start_date, ${yesterday}::date), end_date = ${yesterday}::date
    where company_id = ${companyOfTopUp(topUpId)} and source = 'tier' and status = 'ACTIVE'
      and end_date > ${yesterday}::date
      and starts_with(source_key, ${`tier tier-${topUpId} `})`);
}
