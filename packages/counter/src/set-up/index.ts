/** Set-up of a server without a company. */
export type { TabStorage } from './draft-storage.ts';
export { STATE_NAMES } from './forms/branch-form.implementation.ts';
export { USUAL_HOURS } from './forms/no-values.ts';
export { nameChanges } from './forms/place-changes.ts';
export { createSetUp, type SetUpDeps } from './set-up.implementation.ts';
export { setUpMachine } from './set-up.machine.ts';
export { type SetUpView, selectSetUp } from './set-up.selectors.ts';
export {
  type BranchValues,
  type FileProblem,
  type FoundAddress,
  type OwnerValues,
  type RestaurantValues,
  type SetUpFileKind,
  STEPS,
  type Step,
} from './set-up.types.ts';
