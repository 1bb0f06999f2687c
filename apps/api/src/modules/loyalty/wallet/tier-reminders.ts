import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { REMINDER_HOURS } from '../members/tier-benefits.ts';
import { countsAfter } from '../tiers/tier-year.ts';

/** A member's tier that ends soon. */
export interface EndingTier {
  readonly member_id: string;
  readonly level_name: TranslatedText;
  readonly ends_at: Temporal.Instant;
  /** What keeps it for another year. */
  readonly top_up_amount: Cents;
  /** The company's. */
  readonly time_zone: string;
  /** The same of one end, so that nobody is told of it twice. */
  readonly notification_id: string;
}

/** Grants that were looked at. */
export interface LookedAt {
  readonly count: number;
  /** Those whose members are to be told. */
  readonly ending: readonly EndingTier[];
}

interface Row extends EndingTier {
  readonly is_told: boolean;
}

/**
 * Looks at grants that are due, at most so many and the longest due first, and puts down when each is
 * to be looked at again: what is far from its end, or below a tier that counts longer, later; what is
 * over, renewed or told of, never. So it costs what there is to tell, however many members there are.
 * Grants that another instance looks at are left to it.
 */
export async function lookAtEndingTiers(
  tx: Transaction,
  now: Temporal.Instant,
  most: number,
): Promise<LookedAt> {
  // Asked by itself, as mostly there is none: the rest takes longer to plan than this to run.
  const due = await tx.query<{ company_id: string; id: string }>(sql`
    select company_id, id from tier_grants where remind_at <= ${now} and remind_at < 'infinity'
    order by remind_at limit ${most} for update skip locked`);
  if (due.length === 0) return { count: 0, ending: [] };
  const rows = await tx.query<Row>(sql`
    with judged as (
      select g.company_id, g.id, g.member_id, t.level_name, g.ends_at, t.top_up_amount,
        c.time_zone, case
        when g.ends_at <= ${countsAfter(now)} or exists (
          select 1 from tier_grants renewed
          where renewed.company_id = g.company_id and renewed.member_id = g.member_id
            and renewed.level_id = g.level_id
            and renewed.ends_at > g.ends_at
        ) then 'infinity'
        when g.ends_at > ${now.add({ hours: REMINDER_HOURS })}
          then g.ends_at - make_interval(hours => ${REMINDER_HOURS})
        else (
          -- Its last second counts to its end.
          select max(higher.ends_at) + interval '1 second' from tier_grants higher
          where higher.company_id = g.company_id and higher.member_id = g.member_id
            and higher.level_id > g.level_id
            and higher.ends_at > ${countsAfter(now)}
        )
        end as later
      from tier_grants g
      join tiers t on t.company_id = g.company_id and t.level_id = g.level_id
      join companies c on c.id = g.company_id
      where (g.company_id, g.id) in (
        select * from unnest(
          ${due.map(({ company_id }) => company_id)}::text[], ${due.map(({ id }) => id)}::text[])
      ) and t.top_up_amount is not null
    )
    update tier_grants g set remind_at = coalesce(j.later, 'infinity')
    from judged j where g.company_id = j.company_id and g.id = j.id
    returning j.member_id, j.level_name, j.ends_at, j.top_up_amount, j.time_zone,
      'tier-ends-' || extract(epoch from j.ends_at)::bigint || '-' || j.member_id
        as notification_id,
      j.later is null as is_told`);
  return { count: rows.length, ending: rows.filter(({ is_told }) => is_told) };
}
