/** Public interface of the company module. */
export { findAutoApproval, setAutoApproval } from './booking-approval.ts';
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
  type BranchDay,
  type BranchHours,
  type DeliveryTerms,
  findBranchHours,
  presentValue,
} from './hours/branch-hours.ts';
export type { BranchKey } from './hours/branch-key.ts';
export {
  lockBranchHours,
  removeDay,
  removeDaysBefore,
  setDay,
  setDelivery,
  setNoticeMinutes,
  setWeek,
} from './hours/write-branch-hours.ts';
export {
  branchAddress,
  branchState,
  readPlace,
  usualHours,
  viewBranch,
} from './operations/branch-view.ts';
export { specialDays } from './operations/special-days.ts';
export { findRegistration } from './registration.ts';
export { waitingNow } from './waiting-now.ts';
