/** Sales, bookings and members of branches in a range of business days. */
export { type Comparison, compare } from './compare.ts';
export { type DayGroup, type Grouping, groupDays, groupingOf } from './day-groups.ts';
export { everyHour } from './hours.ts';
export {
  isReportRange,
  isReportRangeName,
  MOST_DAYS,
  REPORT_RANGES,
  reportQueryOf,
  reportRequestOf,
  TODAY,
} from './report-request.ts';
export { reportsMachines } from './reports-machines.ts';
