/** Devices, sessions, PIN pad, approvals and accounts of staff. */
export { type ApprovalOptions, createApproval } from './approval/approval.implementation.ts';
export {
  type ApprovalEvent,
  type ApprovalMachine,
  approvalMachine,
  unprovidedApproval,
} from './approval/approval.machine.ts';
export { type ApprovalSnapshot, selectApproval } from './approval/approval.selectors.ts';
export { createDevices } from './devices/devices.implementation.ts';
export { devicesMachine } from './devices/devices.machine.ts';
export { selectDevices } from './devices/devices.selectors.ts';
export { createPairDevice, type PairDeviceValues } from './devices/pair-device.implementation.ts';
export {
  assignableRoles,
  createInviteStaff,
  createUpdateStaff,
  type InviteStaffValues,
  type UpdateStaffValues,
} from './people/staff-form.implementation.ts';
export { createStaffList } from './people/staff-list.implementation.ts';
export { staffListMachine } from './people/staff-list.machine.ts';
export { selectStaffList } from './people/staff-list.selectors.ts';
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
export {
  type AcceptInvitationValues,
  createAcceptInvitation,
} from './sign-in/accept-invitation.implementation.ts';
export { createSignIn } from './sign-in/sign-in.implementation.ts';
export { signInMachine } from './sign-in/sign-in.machine.ts';
export { selectSignIn } from './sign-in/sign-in.selectors.ts';
export type * from './views.ts';
