import { branchDate, type OpeningPeriod, type OpeningRange } from '@claypot/domain/time';
import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import { wireInstantOrNull } from '../../../../contract/wire.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import {
  type Branch,
  type BranchDay,
  type DeliveryTerms,
  findBranchEver,
  findBranchHours,
  hoursOf,
  presentValue,
} from '../../../company/index.ts';
import { findConfirmations } from '../conflicts/confirmations.ts';
import { conflictsOf, type HoursConflict } from '../conflicts/conflicts-of.ts';
import { findPromised } from '../conflicts/find-promised.ts';
import { versionOfDay, versionsOf } from './versions.ts';

type Wire = Schemas;

/** Returns the hours of a branch with the orders and bookings that do not fit them. */
export async function viewHours(
  db: Queryable,
  { company, language, now }: Pick<CounterContext, 'company' | 'language' | 'now'>,
  branchId: string,
): Promise<Wire['Hours']> {
  // Not from the cache: a save reads what it has just written.
  const branch = await findBranchEver(db, company.id, branchId);
  if (branch === null) throw new Error(`There is no branch ${branchId}`);
  const hours = await findBranchHours(db, branch);
  const versions = versionsOf(hours);
  const confirmedBy = await findConfirmations(db, branch);
  const { week, delivery, noticeMinutes } = hours;
  return {
    branch_id: branch.id,
    branch_name: inLanguage(branch.branch_name, language),
    temporarily_closed: branch.temporarily_closed,
    week: {
      version: versions.week,
      is_own: week.own !== null,
      periods: viewWeek(presentValue(week)),
      menu_periods: viewWeek(week.menu),
    },
    delivery: {
      version: versions.delivery,
      is_own: delivery.own !== null,
      settings: viewDelivery(presentValue(delivery)),
      menu_settings: viewDelivery(delivery.menu),
    },
    notice: {
      version: versions.notice,
      is_own: noticeMinutes.own !== null,
      minutes: presentValue(noticeMinutes),
      menu_minutes: noticeMinutes.menu,
    },
    days: comingDays(hours.days, branch, now),
    conflicts: conflictsOf(branch, await findPromised(db, branch, now)).map((conflict) =>
      viewConflict(conflict, branch.time_zone, confirmedBy(conflict)),
    ),
  };
}

function comingDays(
  days: readonly BranchDay[],
  branch: Branch,
  now: Temporal.Instant,
): Wire['Hours']['days'] {
  const today = branchDate(hoursOf(branch), now).toString();
  return days
    .filter(({ date }) => date >= today)
    .map((day) => ({
      date: day.date,
      version: versionOfDay(day),
      name: day.name === null ? null : { en: day.name.en, zh_CN: inLanguage(day.name, 'zh_CN') },
      periods: day.periods.map(viewPeriod),
    }));
}

/** Returns the periods of the week from Monday and from the earliest. */
function viewWeek(week: readonly OpeningRange[]): Wire['Week'] {
  return week
    .toSorted((a, b) => a.weekday - b.weekday || a.open.localeCompare(b.open))
    .map(({ weekday, ...period }) => ({ weekday, ...viewPeriod(period) }));
}

function viewPeriod({ open, close }: OpeningPeriod): OpeningPeriod {
  return { open, close: close === '24:00' ? '00:00' : close };
}

function viewDelivery(terms: DeliveryTerms): Wire['DeliverySettings'] {
  return {
    delivers: terms.delivers,
    radius_metres: terms.radiusMetres,
    base_fee: formatMoneyString(terms.baseFee),
    fee_per_km: formatMoneyString(terms.feePerKm),
  };
}

/** Returns a conflict for the contract. */
export function viewConflict(
  conflict: HoursConflict,
  zone: string,
  confirmedBy: string | null,
): Wire['HoursConflict'] {
  const { at } = conflict;
  return {
    ...conflict,
    at: wireInstantOrNull(at, zone),
    date: at === null ? null : at.toZonedDateTimeISO(zone).toPlainDate().toString(),
    confirmed_by: confirmedBy,
  };
}
