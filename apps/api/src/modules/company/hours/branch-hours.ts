import type { OpeningPeriod, OpeningRange } from '@claypot/domain/time';
import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { BranchKey } from './branch-key.ts';

/** Delivery of a branch. */
export interface DeliveryTerms {
  readonly delivers: boolean;
  /** In a straight line; null only if the branch does not deliver. */
  readonly radiusMetres: number | null;
  readonly baseFee: Cents;
  readonly feePerKm: Cents;
}

/** A single day with other hours. */
export interface BranchDay {
  /** Date at the branch, "YYYY-MM-DD". */
  readonly date: string;
  readonly name: TranslatedText | null;
  /** Empty if the branch is closed. */
  readonly periods: readonly OpeningPeriod[];
}

/** A value of staff beside that of the files of the menu. */
export interface Overridable<Value> {
  /** Null if staff have set none, so that `menu` applies. */
  readonly own: Value | null;
  readonly menu: Value;
}

/** Values that managers change, with those of the files of the menu. */
export interface BranchHours {
  readonly week: Overridable<readonly OpeningRange[]>;
  readonly delivery: Overridable<DeliveryTerms>;
  readonly noticeMinutes: Overridable<number>;
  /** By date. */
  readonly days: readonly BranchDay[];
}

interface Row {
  readonly menu_week: OpeningRange[];
  readonly own_week: OpeningRange[] | null;
  readonly menu_notice: number;
  readonly own_notice: number | null;
  readonly menu_radius: number | null;
  readonly menu_base_fee: Cents;
  readonly menu_fee_per_km: Cents;
  readonly delivers: boolean | null;
  readonly own_radius: number | null;
  readonly own_base_fee: Cents | null;
  readonly own_fee_per_km: Cents | null;
  readonly days: BranchDay[];
}

/** Returns the present value: that of staff, else that of the files. */
export function presentValue<Value>({ own, menu }: Overridable<Value>): Value {
  return own ?? menu;
}

/** Reads the values of a branch, without a cache. Includes days that have passed. */
export async function findBranchHours(db: Queryable, branch: BranchKey): Promise<BranchHours> {
  const row = await db.one<Row>(sql`
    select b.opening_hours as menu_week, v.opening_hours as own_week,
      b.notice_minutes as menu_notice, v.notice_minutes as own_notice,
      b.delivery_radius_metres as menu_radius, b.delivery_base_fee as menu_base_fee,
      b.delivery_fee_per_km as menu_fee_per_km, v.delivers,
      v.delivery_radius_metres as own_radius, v.delivery_base_fee as own_base_fee,
      v.delivery_fee_per_km as own_fee_per_km,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('date', d.date::text, 'name', d.name, 'periods', d.periods)
          order by d.date)
        from branch_days d where d.company_id = b.company_id and d.branch_id = b.id
      ), '[]') as days
    from branches b
    left join branch_overrides v on v.company_id = b.company_id and v.branch_id = b.id
    where b.company_id = ${branch.company_id} and b.id = ${branch.id}`);
  if (row === null) throw new Error(`There is no branch ${branch.id}`);
  return {
    week: { own: row.own_week, menu: row.menu_week },
    delivery: {
      own: ownDelivery(row),
      menu: {
        delivers: row.menu_radius !== null,
        radiusMetres: row.menu_radius,
        baseFee: row.menu_base_fee,
        feePerKm: row.menu_fee_per_km,
      },
    },
    noticeMinutes: { own: row.own_notice, menu: row.menu_notice },
    days: row.days,
  };
}

/** A constraint of the table sets the columns together. */
function ownDelivery(row: Row): DeliveryTerms | null {
  const { delivers, own_radius: radiusMetres } = row;
  const { own_base_fee: baseFee, own_fee_per_km: feePerKm } = row;
  if (delivers === null || baseFee === null || feePerKm === null) return null;
  return { delivers, radiusMetres, baseFee, feePerKm };
}
