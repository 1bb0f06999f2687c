/** Opening hours, order times and business days: pure functions over Temporal. */
export {
  type BusinessDayBounds,
  type BusinessDayRule,
  businessDayBounds,
  businessDayOf,
  USUAL_DAY_START,
} from './business-day.ts';
export { firstOfMeals, type Meal, suggestedItem } from './meals.ts';
export { currentOpening, isOpen, nextOpening } from './open.ts';
export { afterOpenMinutes } from './open-minutes.ts';
export {
  branchDate,
  isWithin,
  type Opening,
  type OpeningHours,
  type OpeningPeriod,
  type OpeningRange,
  openingsDuring,
  openingsOn,
  type SpecialDay,
} from './opening-hours.ts';
export { isPaused } from './order-taking.ts';
export type { PartOfDay } from './part-of-day.ts';
export { type PeriodProblem, periodsProblem } from './periods-problem.ts';
export { createServerClock, type ServerClock, type TimeSample } from './server-clock.ts';
export { isOfferedSlot, offeredSlots, SLOT_MINUTES, type SlotDay, slotEnd } from './slots.ts';
export { lastOrder, takesOrders } from './takes-orders.ts';
