import { type Branch, type BranchHours, presentValue } from '../../../company/index.ts';
import type { HoursChange } from './read-change.ts';

/** Returns the hours after a change. */
export function applyChange(hours: BranchHours, change: HoursChange): BranchHours {
  const { week, delivery, notice, days } = change;
  const dates = new Set(days.map(({ date }) => date));
  return {
    week: week === null ? hours.week : { ...hours.week, own: week.value },
    delivery: delivery === null ? hours.delivery : { ...hours.delivery, own: delivery.value },
    noticeMinutes:
      notice === null ? hours.noticeMinutes : { ...hours.noticeMinutes, own: notice.value },
    days: [
      ...hours.days.filter(({ date }) => !dates.has(date)),
      ...days.flatMap(({ day }) => (day === null ? [] : [day])),
    ].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

/** Returns a branch with other hours. */
export function withHours(branch: Branch, hours: BranchHours): Branch {
  const { delivers, radiusMetres, baseFee, feePerKm } = presentValue(hours.delivery);
  return {
    ...branch,
    opening_hours: presentValue(hours.week),
    special_days: hours.days,
    notice_minutes: presentValue(hours.noticeMinutes),
    delivery_radius_metres: delivers ? radiusMetres : null,
    delivery_base_fee: baseFee,
    delivery_fee_per_km: feePerKm,
  };
}
