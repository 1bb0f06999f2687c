/** Text of each operation that the server records. */
const TEXTS = new Map([
  ['acknowledgeOrder', 'did_acknowledgeOrder'],
  ['approve', 'did_approve'],
  ['changeReadyTime', 'did_changeReadyTime'],
  ['confirmSecondFactor', 'did_confirmSecondFactor'],
  ['removeSecondFactor', 'did_removeSecondFactor'],
  ['acceptInvitation', 'did_acceptInvitation'],
  ['inviteStaff', 'did_inviteStaff'],
  ['updateStaff', 'did_updateStaff'],
  ['resetStaff', 'did_resetStaff'],
  ['unlockPin', 'did_unlockPin'],
  ['pairDevice', 'did_pairDevice'],
  ['revokeDevice', 'did_revokeDevice'],
  ['rejectOrder', 'did_rejectOrder'],
  ['refundOrder', 'did_refundOrder'],
  ['markLinesUnavailable', 'did_markLinesUnavailable'],
  ['settleRefund.retry', 'did_retryRefund'],
  ['settleRefund.paid', 'did_settleRefund'],
  ['setBusy', 'did_setBusy'],
  ['setPause', 'did_setPause'],
  ['takeBookingStep.approve', 'did_approveBooking'],
  ['takeBookingStep.seat', 'did_seatBooking'],
  ['takeBookingStep.complete', 'did_completeBooking'],
  ['takeBookingStep.no_show', 'did_noShowBooking'],
  ['takeBookingStep.undo', 'did_undoBooking'],
  ['rejectBooking', 'did_rejectBooking'],
  ['moveBooking', 'did_moveBooking'],
  ['addBooking', 'did_addBooking'],
  ['blockSeats', 'did_blockSeats'],
  ['unblockSeats', 'did_unblockSeats'],
  ['setDaySeats', 'did_setDaySeats'],
  ['setBookingApproval', 'did_setBookingApproval'],
  ['setSoldOut', 'did_setSoldOut'],
  ['setPortions', 'did_setPortions'],
  ['signIn', 'did_signIn'],
  ['signInWithPin', 'did_signInWithPin'],
  ['signOut', 'did_signOut'],
  ['addPrinter', 'did_addPrinter'],
  ['updatePrinter', 'did_updatePrinter'],
  ['removePrinter', 'did_removePrinter'],
  ['printTestPage', 'did_printTestPage'],
  ['printOrder.kitchen', 'did_printKitchen'],
  ['printOrder.receipt', 'did_printReceipt'],
  ['updateHours', 'did_updateHours'],
  ['confirmHoursConflict', 'did_confirmHoursConflict'],
  ['closeDay', 'did_closeDay'],
  ['closeMissedDays', 'did_closeMissedDays'],
  ['correctClose', 'did_correctClose'],
  ['updateBranchSettings', 'did_updateBranchSettings'],
  ['updateCapacity', 'did_updateCapacity'],
  ['takeStep.accept', 'did_acceptStep'],
  ['takeStep.ready', 'did_readyStep'],
  ['takeStep.recall', 'did_recallStep'],
  ['takeStep.hand_over', 'did_handOverStep'],
  ['takeStep.send_out', 'did_sendOutStep'],
  ['takeStep.delivered', 'did_deliveredStep'],
  ['takeStep.not_collected', 'did_notCollectedStep'],
  ['exportEvents', 'did_exportEvents'],
  ['findMember', 'did_findMember'],
  ['cashTopUp', 'did_cashTopUp'],
  ['returnCashTopUp', 'did_returnCashTopUp'],
  ['sendJoinCode', 'did_sendJoinCode'],
  ['joinMember', 'did_joinMember'],
] as const);

type Operation = Parameters<typeof TEXTS.get>[0];
type OperationText = NonNullable<ReturnType<typeof TEXTS.get>>;

/** Returns the text of an operation; null for one that this version does not know. */
export function operationText(operation: string): OperationText | null {
  return isKnown(operation) ? (TEXTS.get(operation) ?? null) : null;
}

function isKnown(operation: string): operation is Operation {
  const known: ReadonlyMap<string, unknown> = TEXTS;
  return known.has(operation);
}
