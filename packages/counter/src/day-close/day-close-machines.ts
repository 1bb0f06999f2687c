import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createCloseDetail, createCloses } from './closes/closes.implementation.ts';
import { createCorrectClose } from './closes/correct-close.implementation.ts';
import { createDayClose } from './day-close.implementation.ts';

/** Machines of the screens of the day close. */
export const dayCloseMachines = defineMachines((runtime: CounterRuntime) => ({
  dayClose: () => createDayClose(runtime),
  closes: () => createCloses(runtime),
  closeDetail: () => createCloseDetail(runtime),
  correctClose: () => createCorrectClose(runtime),
}));
