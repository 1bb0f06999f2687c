/** Hours of a branch: the week, single days, delivery and notice time. */
export {
  createHoursDay,
  type HoursDayInput,
  type HoursDayValues,
} from './forms/day-form.implementation.ts';
export { ALL_DAY, type PeriodTexts, periodOf, periodText } from './forms/periods.ts';
export {
  createHoursSettings,
  type HoursSettingsValues,
  WEEKDAYS,
  type Weekday,
} from './forms/settings-form.implementation.ts';
export { createHours } from './hours.implementation.ts';
export { hoursMachine } from './hours.machine.ts';
export { selectHours } from './hours.selectors.ts';
export type * from './hours.types.ts';
export { hoursMachines } from './hours-machines.ts';
export type * from './views.ts';
