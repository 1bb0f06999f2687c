import type { OpeningHours, OpeningRange } from '@claypot/domain/time';
import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { MenuVersion } from '../../platform/http/origin/companies.ts';
import type { TranslatedText } from '../../shared/text/translated-text.ts';
import { cachedByMenu } from './cached-by-menu.ts';

/** A branch as the database keeps it, with the zone its hours are meant in. */
export interface Branch {
  readonly id: string;
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
  readonly temporarily_closed: boolean;
  readonly is_able_reservation: boolean;
  /** Whether a wallet can be topped up at its counter. */
  readonly takes_top_up: boolean;
  readonly number_of_seats: number;
  /** How long a party has its table. */
  readonly turn_minutes: number;
  /** How long before it comes a party has to say so. */
  readonly notice_minutes: number;
  readonly images: readonly string[];
  readonly time_zone: string;
  /** How far it delivers, in a straight line; null where it does not. */
  readonly delivery_radius_metres: number | null;
  readonly delivery_base_fee: Cents;
  readonly delivery_fee_per_km: Cents;
}

const select = sql`
  select b.id, b.company_id, b.branch_name, b.street1, b.street2, b.city, b.postal_code, b.state,
    b.state_id, b.contact_no, b.latitude, b.longitude, b.opening_hours, b.temporarily_closed,
    b.is_able_reservation, b.takes_top_up, b.number_of_seats, b.turn_minutes, b.notice_minutes, b.images,
    c.time_zone, b.delivery_radius_metres, b.delivery_base_fee, b.delivery_fee_per_km
  from branches b join companies c on c.id = b.company_id`;

/** The branches of a company that are in business, as the company orders them. */
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

/** A branch that is in business. */
export async function findBranch(
  db: Queryable,
  company: MenuVersion & Pick<Branch, 'time_zone'>,
  branchId: string,
): Promise<Branch | null> {
  const branch = await readBranch(db, company, branchId);
  // The zone is the company's, which is no part of its menu.
  return branch === null ? null : { ...branch, time_zone: company.time_zone };
}

/** When the branch takes customers: a temporarily closed one opens on no day. */
export function hoursOf(branch: Branch): OpeningHours {
  return {
    zone: branch.time_zone,
    ranges: branch.temporarily_closed ? [] : branch.opening_hours,
  };
}

/** A branch whether it is in business or not: an old order still says where it was from. */
export function findBranchEver(
  db: Queryable,
  companyId: string,
  branchId: string,
): Promise<Branch | null> {
  return db.one(sql`${select} where b.company_id = ${companyId} and b.id = ${branchId}`);
}

/** Branches by their ids, whether they are in business or not. */
export async function findBranchesEver(
  db: Queryable,
  companyId: string,
  branchIds: readonly string[],
): Promise<(branchId: string) => Branch | undefined> {
  const found = await db.query<Branch>(
    sql`${select} where b.company_id = ${companyId} and b.id = any(${branchIds})`,
  );
  const byId = new Map(found.map((branch) => [branch.id, branch]));
  return (branchId) => byId.get(branchId);
}

/**
 * Returns whether the branch books tables now: not while it is temporarily closed, without seats or
 * without opening hours. This is `is_able_reservation` of every answer, so that lists, the form and
 * the booking agree.
 */
export function takesReservations(branch: Branch): boolean {
  const opens = hoursOf(branch).ranges.length > 0;
  return branch.is_able_reservation && opens && branch.number_of_seats > 0;
}
