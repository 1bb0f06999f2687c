/**
 * The calendar alone: it weighs more than all other composite parts together, and is wanted only
 * once somebody looks for other days, so it comes then.
 */
export { RangeCalendar } from './composite/range-calendar/RangeCalendar.tsx';
