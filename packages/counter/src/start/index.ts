/** Start of the counter, and the ports that a front end implements. */
export type { CounterEvent, CounterEventOf, CounterEvents } from '../app/events.ts';
export type { FormActor, FormView } from '../app/form/form.ts';
export type { FieldMessage } from '../app/form/messages.ts';
export type { CounterMutationView, CounterQueryView } from '../app/machines.ts';
export type {
  AlarmSound,
  BranchStream,
  BranchStreamEvent,
  CounterIdentity,
  CounterPorts,
  CounterRuntime,
  SessionChanges,
  WakeLock,
} from '../app/ports.ts';
export { type Counter, type CounterOptions, createCounter } from './create-counter.ts';
export { loadFirst } from './load-first.ts';
