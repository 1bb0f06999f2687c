// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CounterHandlers } from '../contract/counter/handlers.ts';
import { acceptInvitation } from '../modules/staff/operations/session/acceptInvitation.ts';
import { acknowledgeOrder } from '../modules/ordering/operations/counter/acknowledgeOrder.ts';
import { addPrinter } from '../modules/printing/operations/addPrinter.ts';
import { approve } from '../modules/staff/operations/session/approve.ts';
import { availability } from '../modules/ordering/operations/counter/availability/availability.ts';
import { beginSecondFactor } from '../modules/staff/operations/session/beginSecondFactor.ts';
import { board } from '../modules/ordering/operations/counter/board.ts';
import { changeReadyTime } from '../modules/ordering/operations/counter/changeReadyTime.ts';
import { confirmPrintJob } from '../modules/printing/operations/confirmPrintJob.ts';
import { confirmSecondFactor } from '../modules/staff/operations/session/confirmSecondFactor.ts';
import { deviceList } from '../modules/staff/operations/devices/deviceList.ts';
import { eventList } from '../modules/staff/operations/people/eventList.ts';
import { failPrintJob } from '../modules/printing/operations/failPrintJob.ts';
import { inviteStaff } from '../modules/staff/operations/people/inviteStaff.ts';
import { leasePrintJob } from '../modules/printing/operations/leasePrintJob.ts';
import { markLinesUnavailable } from '../modules/ordering/operations/counter/markLinesUnavailable.ts';
import { pairDevice } from '../modules/staff/operations/devices/pairDevice.ts';
import { printJobList } from '../modules/printing/operations/printJobList.ts';
import { printOrder } from '../modules/printing/operations/printOrder.ts';
import { printTestPage } from '../modules/printing/operations/printTestPage.ts';
import { printerList } from '../modules/printing/operations/printerList.ts';
import { refundOrder } from '../modules/ordering/operations/counter/refundOrder.ts';
import { rejectOrder } from '../modules/ordering/operations/counter/rejectOrder.ts';
import { removePrinter } from '../modules/printing/operations/removePrinter.ts';
import { removeSecondFactor } from '../modules/staff/operations/session/removeSecondFactor.ts';
import { resetStaff } from '../modules/staff/operations/people/resetStaff.ts';
import { revokeDevice } from '../modules/staff/operations/devices/revokeDevice.ts';
import { searchOrders } from '../modules/ordering/operations/counter/searchOrders.ts';
import { session } from '../modules/staff/operations/session/session.ts';
import { setBusy } from '../modules/ordering/operations/counter/setBusy.ts';
import { setPause } from '../modules/ordering/operations/counter/setPause.ts';
import { setPortions } from '../modules/ordering/operations/counter/availability/setPortions.ts';
import { setSoldOut } from '../modules/ordering/operations/counter/availability/setSoldOut.ts';
import { settleRefund } from '../modules/ordering/operations/counter/settleRefund.ts';
import { signIn } from '../modules/staff/operations/session/signIn.ts';
import { signInWithPin } from '../modules/staff/operations/session/signInWithPin.ts';
import { signOut } from '../modules/staff/operations/session/signOut.ts';
import { staffList } from '../modules/staff/operations/people/staffList.ts';
import { takeStep } from '../modules/ordering/operations/counter/takeStep.ts';
import { ticket } from '../modules/ordering/operations/counter/ticket.ts';
import { unlockPin } from '../modules/staff/operations/people/unlockPin.ts';
import { updateBranchSettings } from '../modules/ordering/operations/counter/updateBranchSettings.ts';
import { updatePrinter } from '../modules/printing/operations/updatePrinter.ts';
import { updateStaff } from '../modules/staff/operations/people/updateStaff.ts';

/** Every operation of the contract. */
export const counterHandlers: CounterHandlers = {
  acceptInvitation,
  acknowledgeOrder,
  addPrinter,
  approve,
  availability,
  beginSecondFactor,
  board,
  changeReadyTime,
  confirmPrintJob,
  confirmSecondFactor,
  deviceList,
  eventList,
  failPrintJob,
  inviteStaff,
  leasePrintJob,
  markLinesUnavailable,
  pairDevice,
  printJobList,
  printOrder,
  printTestPage,
  printerList,
  refundOrder,
  rejectOrder,
  removePrinter,
  removeSecondFactor,
  resetStaff,
  revokeDevice,
  searchOrders,
  session,
  setBusy,
  setPause,
  setPortions,
  setSoldOut,
  settleRefund,
  signIn,
  signInWithPin,
  signOut,
  staffList,
  takeStep,
  ticket,
  unlockPin,
  updateBranchSettings,
  updatePrinter,
  updateStaff,
};
