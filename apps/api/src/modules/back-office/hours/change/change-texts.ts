import type { OpeningPeriod, OpeningRange } from '@claypot/domain/time';
import { formatMoneyString } from '@claypot/sdk';
import type { BranchDay, BranchHours, DeliveryTerms } from '../../../company/index.ts';
import { presentValue } from '../../../company/index.ts';
import { changesBetween, type EventChange } from '../../../staff/index.ts';

/** Returns the changes between two states of a branch's hours for the record of actions. */
export function hoursChanges(before: BranchHours, after: BranchHours): EventChange[] {
  const dates = new Set([...before.days, ...after.days].map(({ date }) => date));
  const dayTexts = (hours: BranchHours) =>
    Object.fromEntries(
      [...dates].toSorted().map((date) => {
        const day = hours.days.find((each) => each.date === date);
        return [`day ${date}`, day === undefined ? null : dayText(day)];
      }),
    );
  return [
    ...changesBetween(settingsTexts(before), settingsTexts(after)),
    ...changesBetween(dayTexts(before), dayTexts(after)),
  ];
}

function settingsTexts({ week, delivery, noticeMinutes }: BranchHours) {
  return {
    opening_hours: week.own === null ? null : weekText(week.own),
    ...deliveryTexts(delivery.own),
    delivery_by_staff: delivery.own !== null,
    notice_minutes: presentValue(noticeMinutes),
  };
}

function deliveryTexts(terms: DeliveryTerms | null) {
  return {
    delivers: terms?.delivers ?? null,
    delivery_radius_metres: terms?.radiusMetres ?? null,
    delivery_base_fee: terms === null ? null : formatMoneyString(terms.baseFee),
    delivery_fee_per_km: terms === null ? null : formatMoneyString(terms.feePerKm),
  };
}

/** Weekdays by number, such as `1 11:00-15:00 17:30-22:00, 2 11:00-22:00`. */
function weekText(week: readonly OpeningRange[]): string {
  return [...Map.groupBy(week, ({ weekday }) => weekday)]
    .toSorted(([a], [b]) => a - b)
    .map(([weekday, periods]) => `${weekday} ${periodsText(periods)}`)
    .join(', ');
}

function dayText({ name, periods }: BranchDay): string {
  const hours = periods.length === 0 ? 'closed' : periodsText(periods);
  return name === null ? hours : `${hours} (${name.en})`;
}

function periodsText(periods: readonly OpeningPeriod[]): string {
  return periods.map(({ open, close }) => `${open}-${close}`).join(' ');
}
