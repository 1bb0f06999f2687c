/** Public interface of the company module. */
export { type BranchChange, type BranchChanges, listenToBranches } from './branch-changes.ts';
export {
  findPauseEnd,
  findPauses,
  setPause,
} from './branch-pauses.ts';
export {
  type BranchSettings,
  findBranchSettings,
  setBusy,
  updateBranchSettings,
} from './branch-settings.ts';
export {
  type Branch,
  findBranch,
  findBranchEver,
  findBranches,
  findBranchesEver,
  hoursOf,
  takesReservations,
} from './branches.ts';
export { cachedByMenu } from './cached-by-menu.ts';
export {
  branchAddress,
  branchState,
  readPlace,
  usualHours,
  viewBranch,
} from './operations/branch-view.ts';
