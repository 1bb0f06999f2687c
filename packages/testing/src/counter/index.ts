export { anAvailability, anAvailabilityItem } from './availability.ts';
export { aBranchState } from './branches.ts';
export { aBoard, aBoardOrder, aTicket } from './orders.ts';
export { aLeasedJob, aNewPrinter, aPrinter, aPrintJob } from './printing.ts';
export {
  aLockedSession,
  anApproval,
  anUnpairedSession,
  aSession,
  aStaffEvent,
  aStaffMember,
} from './staff.ts';
