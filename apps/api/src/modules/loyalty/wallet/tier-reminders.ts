import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { REMINDER_HOURS } from '../members/tier-benefits.ts';
import { countsAfter } from '../tiers/tier-year.ts';

export interface EndingTier {
  readonly member_id: string;
  readonly level_name: TranslatedText;
  readonly ends_at: Temporal.Instant;
  /** Top-up that renews the tier for another year. */
  readonly top_up_amount: Cents;
  /** Time zone of the company. */
  readonly time_zone: string;
  /** Same id for the same end date, so that the member is notified once. */
  readonly notification_id: string;
}

/** Result of checking due grants. */
export interface CheckedGrants {
  readonly count: number;
  /** Tiers of which to notify the member. */
  readonly ending: readonly EndingTier[];
}

interface Row extends EndingTier {
  readonly is_due: boolean;
}

/**
 * Checks at most `most` due grants, the longest due first, and schedules the next check of each.
 *
 * - Later: the end is far off, or a higher tier is still valid.
 * - Never: the tier has ended, was renewed, or the member was notified.
 *
 * So the cost depends on the reminders due, not on the number of members. Skips grants that another
 * instance has locked.
 */
export async function checkEndingTiers(
  tx: Transaction,
  now: Temporal.Instant,
  most: number,
): Promise<CheckedGrants> {
  // Separate query, because usually no grant is due: planning the main query takes longer than
  // running this one.
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
      j.later is null as is_due`);
  return { count: rows.length, ending: rows.filter(({ is_due }) => is_due) };
}
