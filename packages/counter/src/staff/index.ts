/** Devices, sessions, PIN pad, approvals and accounts of staff. */
export { type ApprovalOptions, createApproval } from './approval/approval.implementation.ts';
export {
  type ApprovalEvent,
  type ApprovalMachine,
  approvalMachine,
  unprovidedApproval,
} from './approval/approval.machine.ts';
export { type ApprovalSnapshot, selectApproval } from './approval/approval.selectors.ts';
export {
  type BusyInput,
  createSetBusy,
  createSetPause,
  type PauseInput,
} from './branch/branch-actions.implementation.ts';
export {
  type BranchSettingsValues,
  createBranch,
  createBranchSettings,
} from './branch/branch-settings.implementation.ts';
export {
  type CapacityValues,
  createCapacity,
  createCapacityForm,
} from './branch/capacity.implementation.ts';
export { createDevices } from './devices/devices.implementation.ts';
export { devicesMachine } from './devices/devices.machine.ts';
export { selectDevices } from './devices/devices.selectors.ts';
export { createPairDevice, type PairDeviceValues } from './devices/pair-device.implementation.ts';
export { createEventExport } from './event-log/event-export.implementation.ts';
export { eventExportMachine } from './event-log/event-export.machine.ts';
export { selectEventExport } from './event-log/event-export.selectors.ts';
export { ALL_EVENTS, eventFiltersOf, eventQueryOf } from './event-log/event-filters.ts';
export { createEventLog } from './event-log/event-log.implementation.ts';
export { eventLogMachine } from './event-log/event-log.machine.ts';
export { selectEventLog } from './event-log/event-log.selectors.ts';
export { manageMachines } from './manage-machines.ts';
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
export { type PinPadEvent, type PinPadInput, pinPadMachine } from './pin-pad/pin-pad.machine.ts';
export { selectPinPad } from './pin-pad/pin-pad.selectors.ts';
export { createSecondFactor } from './second-factor/second-factor.implementation.ts';
export { secondFactorMachine } from './second-factor/second-factor.machine.ts';
export { selectSecondFactor } from './second-factor/second-factor.selectors.ts';
export { createCounterSession } from './session/session.implementation.ts';
export { counterSessionMachine } from './session/session.machine.ts';
export {
  type CounterSessionSnapshot,
  selectIdentity,
  selectIsSigningOut,
  selectSession,
} from './session/session.selectors.ts';
export { sessionMachines } from './session-machines.ts';
export {
  type AcceptInvitationValues,
  createAcceptInvitation,
} from './sign-in/accept-invitation.implementation.ts';
export { createSignIn } from './sign-in/sign-in.implementation.ts';
export { signInMachine } from './sign-in/sign-in.machine.ts';
export { selectSignIn } from './sign-in/sign-in.selectors.ts';
export type * from './views.ts';
