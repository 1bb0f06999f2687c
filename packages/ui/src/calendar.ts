/**
 * Separate entry for the calendar: it is larger than all other composite components together and
 * rarely needed, so it loads on demand.
 */
export { RangeCalendar } from './composite/range-calendar/RangeCalendar.tsx';
