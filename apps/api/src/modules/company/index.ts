/** Public interface of the company module. */
export {
  findPauseEnd,
  findPauses,
  setPause,
} from './branch-pauses.ts';
export {
  type BranchSettings,
  findBranchSettings,
  setBusy,
  setCapacity,
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
export { waitingNow } from './waiting-now.ts';
