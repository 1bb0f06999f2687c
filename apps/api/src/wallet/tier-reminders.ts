import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { REMINDER_HOURS } from '../members/tier-benefits.ts';
import type { TranslatedText } from '../ordering/translated-text.ts';
import { countsAfter } from './tier-year.ts';

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

/**
 * Tiers that members have now, that end within the time in which they are spoken of, and of which
 * nobody was told yet.
 */
export function findEndingTiers(
  db: Queryable,
  now: Temporal.Instant,
  most: number,
): Promise<EndingTier[]> {
  return db.query(sql`
    select * from (
      select distinct g.member_id, t.level_name, g.ends_at, t.top_up_amount, c.time_zone,
        'tier-ends-' || extract(epoch from g.ends_at)::bigint || '-' || g.member_id
          as notification_id
      from tier_grants g
      join tiers t on t.company_id = g.company_id and t.level_id = g.level_id
      join companies c on c.id = g.company_id
      where g.ends_at > ${countsAfter(now)}
        and g.ends_at <= ${now.add({ hours: REMINDER_HOURS })}
        and not exists (
          select 1 from tier_grants other
          where other.member_id = g.member_id and (
            (other.level_id > g.level_id and other.ends_at > ${countsAfter(now)})
            or (other.level_id = g.level_id and other.ends_at > g.ends_at)
          )
        )
    ) as ending
    where not exists (select 1 from notifications n where n.id = ending.notification_id)
    order by ends_at limit ${most}`);
}
