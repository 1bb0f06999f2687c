/** Opening hours and order times: pure functions over Temporal. */
export { firstOfMeals, type Meal, suggestedItem } from './meals.ts';
export { currentOpening, isOpen, nextOpening } from './open.ts';
export { afterOpenMinutes } from './open-minutes.ts';
export {
  branchDate,
  type Opening,
  type OpeningHours,
  type OpeningRange,
  openingsDuring,
  openingsOn,
} from './opening-hours.ts';
export { isPaused } from './order-taking.ts';
export type { PartOfDay } from './part-of-day.ts';
export { createServerClock, type ServerClock, type TimeSample } from './server-clock.ts';
export { isOfferedSlot, offeredSlots, type SlotDay, slotEnd } from './slots.ts';
export { lastOrder, takesOrders } from './takes-orders.ts';
