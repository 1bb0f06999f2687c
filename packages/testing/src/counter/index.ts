export { aBranchState } from './branches.ts';
export { aBoard, aBoardOrder, aTicket } from './orders.ts';
export {
  aLockedSession,
  anApproval,
  anUnpairedSession,
  aSession,
  aStaffEvent,
  aStaffMember,
} from './staff.ts';
