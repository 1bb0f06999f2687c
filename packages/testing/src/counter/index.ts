export { anAvailability, anAvailabilityItem } from './availability.ts';
export { anAskedBill, aRefundedBill, aSplitBill, aVoidBill } from './bill-states.ts';
export { aBookingDay, aCounterBooking } from './bookings.ts';
export { aBranchState, aCapacity } from './branches.ts';
export { aDayClose, aDayState } from './day-close.ts';
export { aDraft, aDraftDish, aPublishedVersion, someDraftEntries } from './draft.ts';
export { aDraftEntry, anUploadedPicture, aSheetApplied, aSheetPlan } from './files.ts';
export { anHoursConflict, anHoursDay, someBranchHours } from './hours.ts';
export { aCashTopUpResult, aMemberCard } from './members.ts';
export { aBoard, aBoardOrder, aTicket } from './orders.ts';
export { aLeasedJob, aNewPrinter, aPrinter, aPrintJob } from './printing.ts';
export { aSalesReport } from './reports.ts';
export { aBill, aBillSummary, aNewBill, aPaidBill } from './sales.ts';
export {
  aLockedSession,
  anApproval,
  anUnpairedSession,
  aSession,
  aStaffEvent,
  aStaffMember,
} from './staff.ts';
