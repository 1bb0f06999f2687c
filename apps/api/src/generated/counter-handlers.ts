// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CounterHandlers } from '../contract/counter/handlers.ts';
import { acceptInvitation } from '../modules/staff/operations/session/acceptInvitation.ts';
import { acknowledgeOrder } from '../modules/ordering/operations/counter/acknowledgeOrder.ts';
import { addBillLines } from '../modules/sales/operations/bill/addBillLines.ts';
import { addBooking } from '../modules/booking/operations/counter/addBooking.ts';
import { addPrinter } from '../modules/printing/operations/addPrinter.ts';
import { applySheet } from '../modules/back-office/sheets/operations/applySheet.ts';
import { approve } from '../modules/staff/operations/session/approve.ts';
import { askMember } from '../modules/sales/operations/spending/askMember.ts';
import { availability } from '../modules/ordering/operations/counter/availability/availability.ts';
import { beginSecondFactor } from '../modules/staff/operations/session/beginSecondFactor.ts';
import { bill } from '../modules/sales/operations/bill/bill.ts';
import { billList } from '../modules/sales/operations/bill/billList.ts';
import { blockSeats } from '../modules/booking/operations/counter/blockSeats.ts';
import { board } from '../modules/ordering/operations/counter/board.ts';
import { bookingDay } from '../modules/booking/operations/counter/bookingDay.ts';
import { bookingSearch } from '../modules/booking/operations/counter/bookingSearch.ts';
import { cancelMemberRequest } from '../modules/sales/operations/spending/cancelMemberRequest.ts';
import { capacity } from '../modules/ordering/operations/capacity/capacity.ts';
import { cashTopUp } from '../modules/account/counter/operations/cashTopUp.ts';
import { changeBill } from '../modules/sales/operations/bill/changeBill.ts';
import { changeBillLine } from '../modules/sales/operations/bill/changeBillLine.ts';
import { changeReadyTime } from '../modules/ordering/operations/counter/changeReadyTime.ts';
import { closeDay } from '../modules/reports/operations/close/closeDay.ts';
import { closeDetail } from '../modules/reports/operations/close/closeDetail.ts';
import { closeList } from '../modules/reports/operations/close/closeList.ts';
import { closeMissedDays } from '../modules/reports/operations/close/closeMissedDays.ts';
import { confirmHoursConflict } from '../modules/back-office/hours/operations/confirmHoursConflict.ts';
import { confirmPrintJob } from '../modules/printing/operations/confirmPrintJob.ts';
import { confirmSecondFactor } from '../modules/staff/operations/session/confirmSecondFactor.ts';
import { correctClose } from '../modules/reports/operations/close/correctClose.ts';
import { dayState } from '../modules/reports/operations/close/dayState.ts';
import { deviceList } from '../modules/staff/operations/devices/deviceList.ts';
import { discardDraft } from '../modules/back-office/draft/operations/discardDraft.ts';
import { draft } from '../modules/back-office/draft/operations/draft.ts';
import { draftSection } from '../modules/back-office/draft/operations/draftSection.ts';
import { drawerList } from '../modules/reports/operations/drawers/drawerList.ts';
import { eventChoices } from '../modules/staff/operations/record/eventChoices.ts';
import { eventList } from '../modules/staff/operations/record/eventList.ts';
import { exportEvents } from '../modules/staff/operations/record/exportEvents.ts';
import { exportRestaurant } from '../modules/back-office/export/operations/exportRestaurant.ts';
import { exportSheet } from '../modules/back-office/export/operations/exportSheet.ts';
import { exportedEvents } from '../modules/staff/operations/record/exportedEvents.ts';
import { failPrintJob } from '../modules/printing/operations/failPrintJob.ts';
import { findMember } from '../modules/account/counter/operations/findMember.ts';
import { hours } from '../modules/back-office/hours/operations/hours.ts';
import { inviteStaff } from '../modules/staff/operations/people/inviteStaff.ts';
import { joinMember } from '../modules/account/counter/operations/joinMember.ts';
import { leasePrintJob } from '../modules/printing/operations/leasePrintJob.ts';
import { markLinesUnavailable } from '../modules/ordering/operations/counter/markLinesUnavailable.ts';
import { moveBooking } from '../modules/booking/operations/counter/moveBooking.ts';
import { moveDrawerCash } from '../modules/reports/operations/drawers/moveDrawerCash.ts';
import { openBill } from '../modules/sales/operations/bill/openBill.ts';
import { orderDraftEntries } from '../modules/back-office/draft/operations/orderDraftEntries.ts';
import { pairDevice } from '../modules/staff/operations/devices/pairDevice.ts';
import { payBill } from '../modules/sales/operations/bill/payBill.ts';
import { planSheet } from '../modules/back-office/sheets/operations/planSheet.ts';
import { previewDraft } from '../modules/back-office/draft/operations/previewDraft.ts';
import { previewHours } from '../modules/back-office/hours/operations/previewHours.ts';
import { printJobList } from '../modules/printing/operations/printJobList.ts';
import { printOrder } from '../modules/printing/operations/printOrder.ts';
import { printTestPage } from '../modules/printing/operations/printTestPage.ts';
import { printerList } from '../modules/printing/operations/printerList.ts';
import { publishDraft } from '../modules/back-office/draft/operations/publishDraft.ts';
import { publishedVersions } from '../modules/back-office/draft/operations/publishedVersions.ts';
import { refundBill } from '../modules/sales/operations/bill/refundBill.ts';
import { refundOrder } from '../modules/ordering/operations/counter/refundOrder.ts';
import { rejectBooking } from '../modules/booking/operations/counter/rejectBooking.ts';
import { rejectOrder } from '../modules/ordering/operations/counter/rejectOrder.ts';
import { removeBillPayment } from '../modules/sales/operations/bill/removeBillPayment.ts';
import { removeDraftEntry } from '../modules/back-office/draft/operations/removeDraftEntry.ts';
import { removePrinter } from '../modules/printing/operations/removePrinter.ts';
import { removeSecondFactor } from '../modules/staff/operations/session/removeSecondFactor.ts';
import { resetDraftEntry } from '../modules/back-office/draft/operations/resetDraftEntry.ts';
import { resetStaff } from '../modules/staff/operations/people/resetStaff.ts';
import { restoreVersion } from '../modules/back-office/draft/operations/restoreVersion.ts';
import { returnCashTopUp } from '../modules/account/counter/operations/returnCashTopUp.ts';
import { revokeDevice } from '../modules/staff/operations/devices/revokeDevice.ts';
import { salesReport } from '../modules/reports/operations/reports/salesReport.ts';
import { saveDraftEntry } from '../modules/back-office/draft/operations/saveDraftEntry.ts';
import { searchOrders } from '../modules/ordering/operations/counter/searchOrders.ts';
import { sendJoinCode } from '../modules/account/counter/operations/sendJoinCode.ts';
import { session } from '../modules/staff/operations/session/session.ts';
import { setBookingApproval } from '../modules/booking/operations/counter/setBookingApproval.ts';
import { setBusy } from '../modules/ordering/operations/counter/setBusy.ts';
import { setDaySeats } from '../modules/booking/operations/counter/setDaySeats.ts';
import { setPause } from '../modules/ordering/operations/counter/setPause.ts';
import { setPortions } from '../modules/ordering/operations/counter/availability/setPortions.ts';
import { setSoldOut } from '../modules/ordering/operations/counter/availability/setSoldOut.ts';
import { settleRefund } from '../modules/ordering/operations/counter/settleRefund.ts';
import { signIn } from '../modules/staff/operations/session/signIn.ts';
import { signInWithPin } from '../modules/staff/operations/session/signInWithPin.ts';
import { signOut } from '../modules/staff/operations/session/signOut.ts';
import { splitBill } from '../modules/sales/operations/bill/splitBill.ts';
import { staffList } from '../modules/staff/operations/people/staffList.ts';
import { takeBookingStep } from '../modules/booking/operations/counter/takeBookingStep.ts';
import { takeStep } from '../modules/ordering/operations/counter/takeStep.ts';
import { ticket } from '../modules/ordering/operations/counter/ticket.ts';
import { unblockSeats } from '../modules/booking/operations/counter/unblockSeats.ts';
import { unlockPin } from '../modules/staff/operations/people/unlockPin.ts';
import { updateBranchSettings } from '../modules/ordering/operations/counter/updateBranchSettings.ts';
import { updateCapacity } from '../modules/ordering/operations/capacity/updateCapacity.ts';
import { updateHours } from '../modules/back-office/hours/operations/updateHours.ts';
import { updatePrinter } from '../modules/printing/operations/updatePrinter.ts';
import { updateStaff } from '../modules/staff/operations/people/updateStaff.ts';
import { uploadPicture } from '../modules/back-office/pictures/operations/uploadPicture.ts';
import { useBillVoucher } from '../modules/sales/operations/bill/useBillVoucher.ts';
import { voidBill } from '../modules/sales/operations/bill/voidBill.ts';

/** Every operation of the contract. */
export const counterHandlers: CounterHandlers = {
  acceptInvitation,
  acknowledgeOrder,
  addBillLines,
  addBooking,
  addPrinter,
  applySheet,
  approve,
  askMember,
  availability,
  beginSecondFactor,
  bill,
  billList,
  blockSeats,
  board,
  bookingDay,
  bookingSearch,
  cancelMemberRequest,
  capacity,
  cashTopUp,
  changeBill,
  changeBillLine,
  changeReadyTime,
  closeDay,
  closeDetail,
  closeList,
  closeMissedDays,
  confirmHoursConflict,
  confirmPrintJob,
  confirmSecondFactor,
  correctClose,
  dayState,
  deviceList,
  discardDraft,
  draft,
  draftSection,
  drawerList,
  eventChoices,
  eventList,
  exportEvents,
  exportRestaurant,
  exportSheet,
  exportedEvents,
  failPrintJob,
  findMember,
  hours,
  inviteStaff,
  joinMember,
  leasePrintJob,
  markLinesUnavailable,
  moveBooking,
  moveDrawerCash,
  openBill,
  orderDraftEntries,
  pairDevice,
  payBill,
  planSheet,
  previewDraft,
  previewHours,
  printJobList,
  printOrder,
  printTestPage,
  printerList,
  publishDraft,
  publishedVersions,
  refundBill,
  refundOrder,
  rejectBooking,
  rejectOrder,
  removeBillPayment,
  removeDraftEntry,
  removePrinter,
  removeSecondFactor,
  resetDraftEntry,
  resetStaff,
  restoreVersion,
  returnCashTopUp,
  revokeDevice,
  salesReport,
  saveDraftEntry,
  searchOrders,
  sendJoinCode,
  session,
  setBookingApproval,
  setBusy,
  setDaySeats,
  setPause,
  setPortions,
  setSoldOut,
  settleRefund,
  signIn,
  signInWithPin,
  signOut,
  splitBill,
  staffList,
  takeBookingStep,
  takeStep,
  ticket,
  unblockSeats,
  unlockPin,
  updateBranchSettings,
  updateCapacity,
  updateHours,
  updatePrinter,
  updateStaff,
  uploadPicture,
  useBillVoucher,
  voidBill,
};
