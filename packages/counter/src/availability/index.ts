/** What a branch can sell: marks as sold out and portions. */

export { type AvailabilityEvent, availabilityMachine } from './availability.machine.ts';
export { type AvailabilitySnapshot, selectAvailability } from './availability.selectors.ts';
export { availabilityMachines } from './availability-machines.ts';
export type { CountPress, MarkPress, Press } from './presses.ts';
export type * from './views.ts';
