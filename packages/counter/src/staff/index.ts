/** Devices, sessions, PIN pad, approvals and accounts of staff. */
export { type ApprovalOptions, createApproval } from './approval/approval.implementation.ts';
export {
  type ApprovalEvent,
  type ApprovalMachine,
  approvalMachine,
  unprovidedApproval,
} from './approval/approval.machine.ts';
export { type ApprovalSnapshot, selectApproval } from './approval/approval.selectors.ts';
export { createPinSignIn } from './pin-pad/pin-pad.implementation.ts';
export { pinPadMachine } from './pin-pad/pin-pad.machine.ts';
export { selectPinPad } from './pin-pad/pin-pad.selectors.ts';
export { createCounterSession } from './session/session.implementation.ts';
export { counterSessionMachine } from './session/session.machine.ts';
export {
  type CounterSessionSnapshot,
  selectIdentity,
  selectIsSigningOut,
  selectSession,
} from './session/session.selectors.ts';
export type * from './views.ts';
