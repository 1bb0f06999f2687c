import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createHoursDay } from './forms/day-form.implementation.ts';
import { createHoursSettings } from './forms/settings-form.implementation.ts';
import { createHours } from './hours.implementation.ts';

/** Machines of the screen of the hours. */
export const hoursMachines = defineMachines((runtime: CounterRuntime) => ({
  hours: () => createHours(runtime),
  hoursSettings: () => createHoursSettings(runtime),
  hoursDay: () => createHoursDay(runtime),
}));
