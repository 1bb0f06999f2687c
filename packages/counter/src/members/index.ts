/** Members at the counter: scanning their codes, finding them, joining, and cash top-ups. */

export { createFindMember, type FindMemberDeps } from './find/find-member.implementation.ts';
export {
  type FindMemberEvent,
  type FindMemberSnapshot,
  type FindProblem,
  findMemberMachine,
} from './find/find-member.machine.ts';
export {
  type FindMemberView,
  type MemberView,
  selectFindMember,
  type VoucherGroup,
} from './find/find-member.selectors.ts';
export { groupVouchers } from './find/voucher-groups.ts';
export { createJoin, type JoinDeps } from './join/join.implementation.ts';
export { joinMachine } from './join/join.machine.ts';
export { type JoinView, selectJoin } from './join/join.selectors.ts';
export { createReturn, type ReturnDeps } from './return/return.implementation.ts';
export { type ReturnView, selectReturn } from './return/return.selectors.ts';
export { returnInput } from './return/return-request.ts';
export type { CameraFailure, CameraPort } from './scan/camera/camera-port.ts';
export { createCameraScan } from './scan/camera/camera-scan.implementation.ts';
export { type CameraScanSnapshot, cameraScanMachine } from './scan/camera/camera-scan.machine.ts';
export { type CameraScanView, selectCameraScan } from './scan/camera/camera-scan.selectors.ts';
export type { ParsedScan, ScanProblem } from './scan/parse-scan.ts';
export { type TypedScannerInput, typedScannerMachine } from './scan/typed/typed-scanner.machine.ts';
export { createTopUp, type TopUpDeps } from './top-up/top-up.implementation.ts';
export { selectTopUp, type TopUpView } from './top-up/top-up.selectors.ts';
export {
  TOP_UP_LIMITS,
  type TopUpDraft,
  type TopUpMissing,
  topUpInput,
} from './top-up/top-up-request.ts';
