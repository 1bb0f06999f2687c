import { branchDate, periodsProblem } from '@claypot/domain/time';
import { parseMoney } from '@claypot/sdk';
import type { RequestBody } from '@claypot/sdk/counter/contract-types';
import { invalidRequest } from '../../../../shared/api-error.ts';
import {
  type Branch,
  type BranchDay,
  type DeliveryTerms,
  hoursOf,
} from '../../../company/index.ts';

type Body = RequestBody<'updateHours'>;

/** A changed part with the version that the person saw. */
interface Changed<Value> {
  readonly version: string;
  /** Null returns to the files of the menu. */
  readonly value: Value | null;
}

/** A change of a branch's hours. Null parts stay as they are. */
export interface HoursChange {
  readonly week: Changed<NonNullable<NonNullable<Body['week']>['periods']>> | null;
  readonly delivery: Changed<DeliveryTerms> | null;
  readonly notice: Changed<number> | null;
  readonly days: readonly {
    readonly date: string;
    /** Null if the person saw no single day on the date. */
    readonly version: string | null;
    /** Null removes it. */
    readonly day: BranchDay | null;
  }[];
}

/** Days ahead in which single days can be set. */
const MOST_DAYS = 400;

/**
 * Reads a change of a branch's hours.
 * @throws ApiError `INVALID_REQUEST` with the field, for overlapping periods, a delivery without
 * radius, a date outside of the next {@link MOST_DAYS} days, or one that is named twice.
 */
export function readChange(body: Body, branch: Branch, now: Temporal.Instant): HoursChange {
  const { week, delivery, notice, days } = body;
  return {
    week: week === null ? null : { version: week.version, value: readWeek(week.periods) },
    delivery:
      delivery === null
        ? null
        : { version: delivery.version, value: readDelivery(delivery.settings) },
    notice: notice === null ? null : { version: notice.version, value: notice.minutes },
    days: readDays(days, branchDate(hoursOf(branch), now)),
  };
}

function readWeek(periods: NonNullable<Body['week']>['periods']) {
  if (periods === null) return null;
  for (const ofDay of Map.groupBy(periods, ({ weekday }) => weekday).values()) {
    if (periodsProblem(ofDay) !== null) throw invalidRequest('body.week.periods');
  }
  return periods;
}

function readDelivery(settings: NonNullable<Body['delivery']>['settings']): DeliveryTerms | null {
  if (settings === null) return null;
  const { delivers, radius_metres: radiusMetres } = settings;
  if (delivers && radiusMetres === null) {
    throw invalidRequest('body.delivery.settings.radius_metres');
  }
  return {
    delivers,
    radiusMetres,
    baseFee: parseMoney(settings.base_fee),
    feePerKm: parseMoney(settings.fee_per_km),
  };
}

function readDays(days: Body['days'], today: Temporal.PlainDate): HoursChange['days'] {
  const dates = new Set(days.map(({ date }) => date));
  if (dates.size < days.length) throw invalidRequest('body.days');
  return days.map(({ date, version, day }, index) => {
    const ahead = today.until(Temporal.PlainDate.from(date)).days;
    if (ahead < 0 || ahead > MOST_DAYS) throw invalidRequest(`body.days.${index}.date`);
    if (day !== null && periodsProblem(day.periods) !== null) {
      throw invalidRequest(`body.days.${index}.day.periods`);
    }
    return { date, version, day: day === null ? null : { date, ...day } };
  });
}
