/** What flows outside this package are built from: placeholders, implementations and fields. */
export { type ConnectionRestored, fromConnection } from './base/from-connection.ts';
export { fromRequest } from './base/from-request.ts';
export {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedDelay,
  unprovidedGuard,
  unprovidedIn,
} from './base/placeholder.ts';
export { required } from './base/required.ts';
export type { FormSchema } from './form/field-errors.ts';
export { fieldIssue } from './form/fields/field-issue.ts';
export { email, filled, line, personName } from './form/fields/fields.ts';
export { mobileNumber } from './form/fields/mobile-number.ts';
export { createFormOf, type FormOptions } from './form/form.implementation.ts';
export { createFormMachineOf } from './form/form.machine.ts';
export type { FormEvent, Submission } from './form/form.types.ts';
export { createMutationOf, type MutationOptions } from './mutation/mutation.implementation.ts';
export {
  type MutationContext,
  type MutationMachine,
  type MutationTag,
  unprovidedMutationOf,
} from './mutation/mutation.machine.ts';
export { type ChildQuery, renewSnapshot, selectChildQuery } from './query/child-query.ts';
export {
  createQueryOf,
  type QueryOptions,
  STALE_AFTER_A_SECOND,
} from './query/query.implementation.ts';
export {
  type Loaded,
  type QueryContext,
  type QueryMachine,
  type QueryTag,
  unprovidedQueryOf,
} from './query/query.machine.ts';
export { createQueryCache, type QueryCache } from './query/query-cache.ts';
export { type QueryKey, queryKey } from './query/query-key.ts';
