import type { OpeningHours, OpeningRange } from '@claypot/domain/time';
import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { MenuVersion } from '../../platform/http/origin/companies.ts';
import type { TranslatedText } from '../../shared/text/translated-text.ts';
import { cachedByMenu } from './cached-by-menu.ts';
import type { BranchDay } from './hours/branch-hours.ts';

/**
 * A branch with the time zone of its opening hours. Values that staff have set replace those of the
 * files of the menu.
 */
export interface Branch {
  readonly id: string;
  /** Name in addresses; null if an earlier version imported the branch. */
  readonly slug: string | null;
  readonly company_id: string;
  readonly branch_name: TranslatedText;
  readonly street1: TranslatedText;
  readonly street2: TranslatedText | null;
  readonly city: string;
  readonly postal_code: string;
  readonly state: string;
  readonly state_id: string;
  readonly contact_no: string;
  /** Decimal degrees. */
  readonly latitude: string;
  readonly longitude: string;
  readonly opening_hours: readonly OpeningRange[];
  /** Single days with other hours, by date; past ones included. */
  readonly special_days: readonly BranchDay[];
  readonly temporarily_closed: boolean;
  readonly is_able_reservation: boolean;
  /** True if a wallet can be topped up at its counter. */
  readonly takes_top_up: boolean;
  readonly number_of_seats: number;
  /** Duration of a stay at a table. */
  readonly turn_minutes: number;
  /** Minimum time between reservation and arrival. */
  readonly notice_minutes: number;
  readonly images: readonly string[];
  readonly time_zone: string;
  /** Delivery radius in a straight line; null if the branch does not deliver. */
  readonly delivery_radius_metres: number | null;
  readonly delivery_base_fee: Cents;
  readonly delivery_fee_per_km: Cents;
}

const select = sql`
  select b.id, b.slug, b.company_id, b.branch_name, b.street1, b.street2, b.city, b.postal_code, b.state,
    b.state_id, b.contact_no, b.latitude, b.longitude,
    coalesce(v.opening_hours, b.opening_hours) as opening_hours, b.temporarily_closed,
    b.is_able_reservation, b.takes_top_up, b.number_of_seats, b.turn_minutes,
    coalesce(v.notice_minutes, b.notice_minutes) as notice_minutes, b.images, c.time_zone,
    case when v.delivers is null then b.delivery_radius_metres
      when v.delivers then v.delivery_radius_metres end as delivery_radius_metres,
    coalesce(v.delivery_base_fee, b.delivery_base_fee) as delivery_base_fee,
    coalesce(v.delivery_fee_per_km, b.delivery_fee_per_km) as delivery_fee_per_km,
    coalesce((
      select jsonb_agg(
        jsonb_build_object('date', d.date::text, 'name', d.name, 'periods', d.periods)
        order by d.date)
      from branch_days d where d.company_id = b.company_id and d.branch_id = b.id
    ), '[]') as special_days
  from branches b join companies c on c.id = b.company_id
  left join branch_overrides v on v.company_id = b.company_id and v.branch_id = b.id`;

/** Returns a company's active branches, in the company's order. */
export function findBranches(db: Queryable, companyId: string): Promise<Branch[]> {
  return db.query(
    sql`${select} where b.company_id = ${companyId} and not b.retired order by b.position, b.id`,
  );
}

const readBranch = cachedByMenu((db, companyId, branchId: string) =>
  db.one<Branch>(
    sql`${select} where b.company_id = ${companyId} and b.id = ${branchId} and not b.retired`,
  ),
);

/** Returns an active branch, or null. */
export async function findBranch(
  db: Queryable,
  company: MenuVersion & Pick<Branch, 'time_zone'>,
  branchId: string,
): Promise<Branch | null> {
  const branch = await readBranch(db, company, branchId);
  // The time zone is not part of the cached menu, so take the company's current one.
  return branch === null ? null : { ...branch, time_zone: company.time_zone };
}

/** Returns the opening hours. A temporarily closed branch has none. */
export function hoursOf(
  branch: Pick<Branch, 'time_zone' | 'temporarily_closed' | 'opening_hours' | 'special_days'>,
): OpeningHours {
  const { time_zone: zone, opening_hours: ranges, special_days: specialDays } = branch;
  return branch.temporarily_closed ? { zone, ranges: [] } : { zone, ranges, specialDays };
}

/** Returns a branch even if it is retired, for example to show an earlier order. */
export function findBranchEver(
  db: Queryable,
  companyId: string,
  branchId: string,
): Promise<Branch | null> {
  return db.one(sql`${select} where b.company_id = ${companyId} and b.id = ${branchId}`);
}

/** Reads branches, including retired ones. Returns a function from id to branch. */
export async function findBranchesEver(
  db: Queryable,
  companyId: string,
  branchIds: readonly string[],
): Promise<(branchId: string) => Branch | undefined> {
  const rows = await db.query<Branch>(
    sql`${select} where b.company_id = ${companyId} and b.id = any(${branchIds})`,
  );
  const byId = new Map(rows.map((branch) => [branch.id, branch]));
  return (branchId) => byId.get(branchId);
}

/**
 * Returns true if the branch accepts reservations now: it is enabled for them, not temporarily
 * closed, and has seats and opening hours. All endpoints return it as `is_able_reservation`, so
 * that lists, form and reservation agree.
 */
export function takesReservations(branch: Branch): boolean {
  const { ranges, specialDays = [] } = hoursOf(branch);
  const opens = ranges.length > 0 || specialDays.some(({ periods }) => periods.length > 0);
  return branch.is_able_reservation && opens && branch.number_of_seats > 0;
}
