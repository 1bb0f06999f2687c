// Generated from openapi/ by `npm run generate`. Do not edit.

/** Nested envelope, schemas of body and result with amounts, and extensions, by operation. */
export const operations = {
  "acceptInvitation": {
    "wrapped": null,
    "role": "anyone"
  },
  "acknowledgeOrder": {
    "wrapped": null,
    "response": "Ticket",
    "role": "kitchen"
  },
  "addBillLines": {
    "wrapped": null,
    "request": "AddBillLinesRequest",
    "response": "Bill",
    "role": "cashier"
  },
  "addBooking": {
    "wrapped": null,
    "role": "cashier"
  },
  "addPrinter": {
    "wrapped": null,
    "role": "manager"
  },
  "applySheet": {
    "wrapped": null,
    "form": true,
    "role": "manager"
  },
  "approve": {
    "wrapped": null,
    "request": "ApprovalRequest",
    "role": "cashier"
  },
  "askMember": {
    "wrapped": null,
    "request": "AskMemberRequest",
    "response": "Bill",
    "role": "cashier"
  },
  "availability": {
    "wrapped": null,
    "safe": true,
    "role": "kitchen"
  },
  "beginSecondFactor": {
    "wrapped": null,
    "role": "manager"
  },
  "bill": {
    "wrapped": null,
    "response": "Bill",
    "safe": true,
    "role": "cashier"
  },
  "billList": {
    "wrapped": null,
    "response": "BillList",
    "safe": true,
    "role": "cashier"
  },
  "blockSeats": {
    "wrapped": null,
    "role": "manager",
    "approvable": true
  },
  "board": {
    "wrapped": null,
    "response": "Board",
    "safe": true,
    "role": "device"
  },
  "bookingDay": {
    "wrapped": null,
    "safe": true,
    "role": "cashier"
  },
  "bookingSearch": {
    "wrapped": null,
    "safe": true,
    "role": "cashier"
  },
  "cancelMemberRequest": {
    "wrapped": null,
    "response": "Bill",
    "role": "cashier"
  },
  "capacity": {
    "wrapped": null,
    "safe": true,
    "role": "kitchen"
  },
  "cashTopUp": {
    "wrapped": null,
    "request": "CashTopUpRequest",
    "response": "CashTopUpResult",
    "role": "cashier",
    "approvable": true
  },
  "changeBill": {
    "wrapped": null,
    "response": "Bill",
    "role": "cashier",
    "approvable": true
  },
  "changeBillLine": {
    "wrapped": null,
    "response": "Bill",
    "role": "cashier",
    "approvable": true
  },
  "changeReadyTime": {
    "wrapped": null,
    "response": "Ticket",
    "role": "cashier"
  },
  "closeDay": {
    "wrapped": null,
    "request": "CloseDayRequest",
    "response": "DayClose",
    "role": "manager"
  },
  "closeDetail": {
    "wrapped": null,
    "response": "DayClose",
    "safe": true,
    "role": "manager"
  },
  "closeList": {
    "wrapped": null,
    "response": "CloseList",
    "safe": true,
    "role": "manager"
  },
  "closeMissedDays": {
    "wrapped": null,
    "response": "DayState",
    "role": "manager"
  },
  "confirmHoursConflict": {
    "wrapped": null,
    "response": "Hours",
    "role": "manager"
  },
  "confirmPrintJob": {
    "wrapped": null,
    "role": "device"
  },
  "confirmSecondFactor": {
    "wrapped": null,
    "role": "manager"
  },
  "correctClose": {
    "wrapped": null,
    "request": "CorrectCloseRequest",
    "response": "DayClose",
    "role": "manager"
  },
  "dayState": {
    "wrapped": null,
    "response": "DayState",
    "safe": true,
    "role": "manager"
  },
  "deviceList": {
    "wrapped": null,
    "safe": true,
    "role": "manager"
  },
  "discardDraft": {
    "wrapped": null,
    "role": "owner"
  },
  "draft": {
    "wrapped": null,
    "safe": true,
    "role": "manager"
  },
  "draftSection": {
    "wrapped": null,
    "safe": true,
    "role": "manager"
  },
  "drawerList": {
    "wrapped": null,
    "safe": true,
    "role": "cashier"
  },
  "eventChoices": {
    "wrapped": null,
    "safe": true,
    "role": "owner"
  },
  "eventList": {
    "wrapped": null,
    "safe": true,
    "role": "owner"
  },
  "exportEvents": {
    "wrapped": null,
    "role": "owner"
  },
  "exportRestaurant": {
    "wrapped": null,
    "role": "manager"
  },
  "exportSheet": {
    "wrapped": null,
    "role": "manager"
  },
  "exportedEvents": {
    "wrapped": null,
    "safe": true,
    "role": "owner"
  },
  "failPrintJob": {
    "wrapped": null,
    "role": "device"
  },
  "findMember": {
    "wrapped": null,
    "response": "MemberCard",
    "role": "cashier"
  },
  "hours": {
    "wrapped": null,
    "response": "Hours",
    "safe": true,
    "role": "manager"
  },
  "inviteStaff": {
    "wrapped": null,
    "role": "manager"
  },
  "joinMember": {
    "wrapped": null,
    "response": "MemberCard",
    "role": "cashier"
  },
  "leasePrintJob": {
    "wrapped": null,
    "role": "device"
  },
  "markLinesUnavailable": {
    "wrapped": null,
    "response": "Ticket",
    "role": "cashier"
  },
  "moveBooking": {
    "wrapped": null,
    "role": "cashier"
  },
  "moveDrawerCash": {
    "wrapped": null,
    "request": "DrawerMoveRequest",
    "response": "DayState",
    "role": "manager",
    "approvable": true
  },
  "openBill": {
    "wrapped": null,
    "response": "Bill",
    "role": "cashier"
  },
  "orderDraftEntries": {
    "wrapped": null,
    "role": "manager"
  },
  "pairDevice": {
    "wrapped": null,
    "role": "manager"
  },
  "payBill": {
    "wrapped": null,
    "request": "PayBillRequest",
    "response": "Bill",
    "role": "cashier"
  },
  "planSetUp": {
    "wrapped": null,
    "safe": true,
    "role": "anyone"
  },
  "planSheet": {
    "wrapped": null,
    "form": true,
    "safe": true,
    "role": "manager"
  },
  "previewDraft": {
    "wrapped": null,
    "role": "manager"
  },
  "previewHours": {
    "wrapped": null,
    "request": "HoursChange",
    "safe": true,
    "role": "manager"
  },
  "printJobList": {
    "wrapped": null,
    "safe": true,
    "role": "device"
  },
  "printOrder": {
    "wrapped": null,
    "role": "cashier"
  },
  "printTestPage": {
    "wrapped": null,
    "role": "cashier"
  },
  "printerList": {
    "wrapped": null,
    "safe": true,
    "role": "device"
  },
  "publishDraft": {
    "wrapped": null,
    "role": "owner"
  },
  "publishedVersions": {
    "wrapped": null,
    "safe": true,
    "role": "owner"
  },
  "refundBill": {
    "wrapped": null,
    "request": "RefundBillRequest",
    "response": "Bill",
    "role": "manager",
    "approvable": true
  },
  "refundOrder": {
    "wrapped": null,
    "request": "RefundRequest",
    "response": "Ticket",
    "role": "manager",
    "approvable": true
  },
  "rejectBooking": {
    "wrapped": null,
    "role": "cashier"
  },
  "rejectOrder": {
    "wrapped": null,
    "response": "Ticket",
    "role": "cashier",
    "approvable": true
  },
  "removeBillPayment": {
    "wrapped": null,
    "response": "Bill",
    "role": "manager",
    "approvable": true
  },
  "removeDraftEntry": {
    "wrapped": null,
    "role": "manager"
  },
  "removePrinter": {
    "wrapped": null,
    "role": "manager"
  },
  "removeSecondFactor": {
    "wrapped": null,
    "role": "manager"
  },
  "removeSetUpFile": {
    "wrapped": null,
    "role": "anyone"
  },
  "resetDraftEntry": {
    "wrapped": null,
    "role": "manager"
  },
  "resetStaff": {
    "wrapped": null,
    "role": "manager"
  },
  "restoreVersion": {
    "wrapped": null,
    "role": "owner"
  },
  "returnCashTopUp": {
    "wrapped": null,
    "response": "CashTopUpResult",
    "role": "manager",
    "approvable": true
  },
  "revokeDevice": {
    "wrapped": null,
    "role": "manager"
  },
  "salesReport": {
    "wrapped": null,
    "response": "SalesReport",
    "safe": true,
    "role": "manager"
  },
  "saveDraftEntry": {
    "wrapped": null,
    "role": "manager"
  },
  "searchOrders": {
    "wrapped": null,
    "response": "SearchResult",
    "safe": true,
    "role": "cashier"
  },
  "sendJoinCode": {
    "wrapped": null,
    "role": "cashier"
  },
  "session": {
    "wrapped": null,
    "safe": true,
    "role": "anyone"
  },
  "setBookingApproval": {
    "wrapped": null,
    "role": "manager"
  },
  "setBusy": {
    "wrapped": null,
    "role": "manager",
    "approvable": true
  },
  "setDaySeats": {
    "wrapped": null,
    "role": "manager",
    "approvable": true
  },
  "setPause": {
    "wrapped": null,
    "role": "manager",
    "approvable": true
  },
  "setPortions": {
    "wrapped": null,
    "role": "kitchen"
  },
  "setSoldOut": {
    "wrapped": null,
    "role": "kitchen"
  },
  "setUp": {
    "wrapped": null,
    "role": "anyone"
  },
  "setUpPlace": {
    "wrapped": null,
    "safe": true,
    "role": "anyone"
  },
  "setUpPlaces": {
    "wrapped": null,
    "safe": true,
    "role": "anyone"
  },
  "setUpState": {
    "wrapped": null,
    "safe": true,
    "role": "anyone"
  },
  "settleRefund": {
    "wrapped": null,
    "response": "Ticket",
    "role": "manager"
  },
  "signIn": {
    "wrapped": null,
    "role": "anyone"
  },
  "signInWithPin": {
    "wrapped": null,
    "role": "device"
  },
  "signOut": {
    "wrapped": null,
    "role": "anyone"
  },
  "splitBill": {
    "wrapped": null,
    "response": "Bill",
    "role": "cashier"
  },
  "staffList": {
    "wrapped": null,
    "safe": true,
    "role": "manager"
  },
  "storeSetUpFile": {
    "wrapped": null,
    "form": true,
    "role": "anyone"
  },
  "takeBookingStep": {
    "wrapped": null,
    "role": "cashier"
  },
  "takeStep": {
    "wrapped": null,
    "response": "Ticket",
    "role": "kitchen"
  },
  "ticket": {
    "wrapped": null,
    "response": "Ticket",
    "safe": true,
    "role": "kitchen"
  },
  "unblockSeats": {
    "wrapped": null,
    "role": "manager",
    "approvable": true
  },
  "unlockPin": {
    "wrapped": null,
    "role": "manager"
  },
  "updateBranchSettings": {
    "wrapped": null,
    "role": "manager"
  },
  "updateCapacity": {
    "wrapped": null,
    "role": "manager"
  },
  "updateHours": {
    "wrapped": null,
    "request": "HoursChange",
    "response": "Hours",
    "role": "manager"
  },
  "updatePrinter": {
    "wrapped": null,
    "role": "manager"
  },
  "updateStaff": {
    "wrapped": null,
    "role": "manager"
  },
  "uploadPicture": {
    "wrapped": null,
    "form": true,
    "role": "manager"
  },
  "useBillVoucher": {
    "wrapped": null,
    "response": "Bill",
    "role": "cashier"
  },
  "voidBill": {
    "wrapped": null,
    "response": "Bill",
    "role": "cashier",
    "approvable": true
  }
} as const;

/** Schema of an error's data, by code. */
export const errorData = {
  "BILL_CHANGED": "BillChangedData",
  "BILL_CLOSED": "BillClosedData",
  "BILL_ITEM_UNAVAILABLE": "BillItemUnavailableData",
  "BILL_LIMIT_EXCEEDED": "BillLimitExceededData",
  "BOOKING_CHANGED": "BookingChangedData",
  "CASH_TOO_LITTLE": "CashTooLittleData",
  "CODE_LIMIT_EXCEEDED": "CodeLimitExceededData",
  "DAY_CLOSED": "DayClosedData",
  "DRAFT_CHANGED": "DraftChangedData",
  "DRAFT_INVALID": "DraftInvalidData",
  "HOURS_CHANGED": "HoursChangedData",
  "INVALID_REQUEST": "InvalidRequestData",
  "LIMIT_EXCEEDED": "LimitExceededData",
  "NO_SEATS_LEFT": "NoSeatsLeftData",
  "ORDER_MOVED": "OrderMovedData",
  "OTP_ALREADY_SENT": "OtpAlreadySentData",
  "OVERPAID": "OverpaidData",
  "PAYMENT_CODES_LOCKED": "RetryData",
  "PICTURE_REJECTED": "PictureRejectedData",
  "PORTIONS_CHANGED": "PortionsChangedData",
  "REFUND_EXCEEDS_PAYMENT": "RefundExceedsPaymentData",
  "REFUND_NOT_FAILED": "RefundNotFailedData",
  "SEATS_BOOKED": "SeatsBookedData",
  "SET_UP_FILE_INVALID": "SetUpFileInvalidData",
  "SET_UP_INVALID": "SetUpInvalidData",
  "SHEET_REJECTED": "SheetRejectedData",
  "SHEET_UNREADABLE": "SheetUnreadableData",
  "SPENDING_REQUEST_OPEN": "SpendingRequestOpenData",
  "SPLIT_NOT_POSSIBLE": "SplitNotPossibleData",
  "TOO_MANY_REQUESTS": "RetryData",
  "TOP_UP_AMOUNT": "TopUpAmountData",
  "TOP_UP_NOT_RETURNABLE": "TopUpNotReturnableData",
  "VOUCHER_NOT_USABLE": "VoucherNotUsableData",
  "WALLET_TOO_LOW": "WalletTooLowData",
  "WRONG_PIN": "WrongPinData"
} as const;

/** Paths of a schema's amounts; `*` is every item of a list or map. */
export const moneyPaths: Readonly<Record<string, readonly string[]>> = {
  "AddBillLinesRequest": [
    "lines.*.variation.*.additional_price",
    "lines.*.amount"
  ],
  "ApprovalRequest": [
    "amount"
  ],
  "AskMemberRequest": [
    "left",
    "ask.amount"
  ],
  "Bill": [
    "member.wallet",
    "member.point_offer.amount",
    "member.vouchers.*.min_purchase",
    "member.vouchers.*.fit.missing_amount",
    "lines.*.unit_price",
    "lines.*.line_total",
    "voucher.discount",
    "price.subtotal",
    "price.voucher_discount",
    "price.tier_discount",
    "price.point_discount",
    "price.family_day_discount",
    "price.service_charge",
    "price.tax",
    "price.rounding",
    "price.total",
    "family_day.discount",
    "family_day.total",
    "split.shares.*.total",
    "split.shares.*.paid",
    "split.shares.*.left",
    "split.shares.*.cash_due",
    "payments.*.amount",
    "payments.*.tendered",
    "payments.*.change",
    "payments.*.refunded",
    "paid",
    "left",
    "cash_due",
    "request.amount",
    "refunds.*.amount",
    "refunds.*.parts.*.amount"
  ],
  "BillChangedData": [
    "bill.member.wallet",
    "bill.member.point_offer.amount",
    "bill.member.vouchers.*.min_purchase",
    "bill.member.vouchers.*.fit.missing_amount",
    "bill.lines.*.unit_price",
    "bill.lines.*.line_total",
    "bill.voucher.discount",
    "bill.price.subtotal",
    "bill.price.voucher_discount",
    "bill.price.tier_discount",
    "bill.price.point_discount",
    "bill.price.family_day_discount",
    "bill.price.service_charge",
    "bill.price.tax",
    "bill.price.rounding",
    "bill.price.total",
    "bill.family_day.discount",
    "bill.family_day.total",
    "bill.split.shares.*.total",
    "bill.split.shares.*.paid",
    "bill.split.shares.*.left",
    "bill.split.shares.*.cash_due",
    "bill.payments.*.amount",
    "bill.payments.*.tendered",
    "bill.payments.*.change",
    "bill.payments.*.refunded",
    "bill.paid",
    "bill.left",
    "bill.cash_due",
    "bill.request.amount",
    "bill.refunds.*.amount",
    "bill.refunds.*.parts.*.amount"
  ],
  "BillList": [
    "*.total",
    "*.left"
  ],
  "Board": [
    "orders.*.lines.*.line_total",
    "orders.*.total"
  ],
  "CashTooLittleData": [
    "missing"
  ],
  "CashTopUpRequest": [
    "amount",
    "cash_received"
  ],
  "CashTopUpResult": [
    "top_up.amount",
    "top_up.cash_received",
    "top_up.change",
    "member.wallet",
    "member.vouchers.*.min_purchase",
    "member.vouchers.*.fit.missing_amount",
    "member.cash_top_ups.*.amount",
    "member.cash_top_ups.*.cash_received",
    "member.cash_top_ups.*.change"
  ],
  "CloseDayRequest": [
    "drawers.*.expected",
    "drawers.*.counted",
    "drawers.*.denominations.*.value",
    "drawers.*.left"
  ],
  "CloseList": [
    "closes.*.sales",
    "closes.*.refunds",
    "closes.*.net",
    "closes.*.difference"
  ],
  "CodeLimitExceededData": [
    "left"
  ],
  "CorrectCloseRequest": [
    "counted_before",
    "counted",
    "left"
  ],
  "DayClose": [
    "summary.sales",
    "summary.refunds",
    "summary.net",
    "summary.difference",
    "figures.sales.subtotal",
    "figures.sales.voucher_discount",
    "figures.sales.tier_discount",
    "figures.sales.point_discount",
    "figures.sales.service_charge",
    "figures.sales.delivery_fee",
    "figures.sales.tax",
    "figures.sales.rounding",
    "figures.sales.total",
    "figures.sales.by_method.*.amount",
    "figures.sales.by_payment.*.amount",
    "figures.refunds.amount",
    "figures.refunds.by_kind.*.amount",
    "figures.refunds.by_payment.*.amount",
    "figures.top_ups.amount",
    "figures.top_ups.returned_amount",
    "figures.drawer_moves.float.amount",
    "figures.drawer_moves.paid_in.amount",
    "figures.drawer_moves.paid_out.amount",
    "figures.net",
    "figures.people.*.refund_amount",
    "figures.people.*.payment_amount",
    "figures.people.*.top_up_amount",
    "figures.late.amount",
    "drawers.*.opening",
    "drawers.*.cash",
    "drawers.*.expected",
    "drawers.*.counted",
    "drawers.*.denominations.*.value",
    "drawers.*.difference",
    "drawers.*.left",
    "corrections.*.counted_before",
    "corrections.*.counted",
    "corrections.*.left_before",
    "corrections.*.left"
  ],
  "DayState": [
    "next.figures.sales.subtotal",
    "next.figures.sales.voucher_discount",
    "next.figures.sales.tier_discount",
    "next.figures.sales.point_discount",
    "next.figures.sales.service_charge",
    "next.figures.sales.delivery_fee",
    "next.figures.sales.tax",
    "next.figures.sales.rounding",
    "next.figures.sales.total",
    "next.figures.sales.by_method.*.amount",
    "next.figures.sales.by_payment.*.amount",
    "next.figures.refunds.amount",
    "next.figures.refunds.by_kind.*.amount",
    "next.figures.refunds.by_payment.*.amount",
    "next.figures.top_ups.amount",
    "next.figures.top_ups.returned_amount",
    "next.figures.drawer_moves.float.amount",
    "next.figures.drawer_moves.paid_in.amount",
    "next.figures.drawer_moves.paid_out.amount",
    "next.figures.net",
    "next.figures.people.*.refund_amount",
    "next.figures.people.*.payment_amount",
    "next.figures.people.*.top_up_amount",
    "next.figures.late.amount",
    "next.drawers.*.opening",
    "next.drawers.*.cash",
    "next.drawers.*.expected",
    "last.sales",
    "last.refunds",
    "last.net",
    "last.difference"
  ],
  "DrawerMoveRequest": [
    "amount"
  ],
  "Hours": [
    "delivery.settings.base_fee",
    "delivery.settings.fee_per_km",
    "delivery.menu_settings.base_fee",
    "delivery.menu_settings.fee_per_km"
  ],
  "HoursChange": [
    "delivery.settings.base_fee",
    "delivery.settings.fee_per_km"
  ],
  "LimitExceededData": [
    "max_amount",
    "amount"
  ],
  "MemberCard": [
    "wallet",
    "vouchers.*.min_purchase",
    "vouchers.*.fit.missing_amount",
    "cash_top_ups.*.amount",
    "cash_top_ups.*.cash_received",
    "cash_top_ups.*.change"
  ],
  "OverpaidData": [
    "left"
  ],
  "PayBillRequest": [
    "left",
    "payment.tendered",
    "payment.amount"
  ],
  "RefundBillRequest": [
    "parts.*.amount"
  ],
  "RefundExceedsPaymentData": [
    "refundable"
  ],
  "RefundRequest": [
    "amount"
  ],
  "SalesReport": [
    "branches.*.sales",
    "branches.*.refunds",
    "figures.gross",
    "figures.discounts",
    "figures.vouchers",
    "figures.service_charge",
    "figures.delivery_fees",
    "figures.rounding",
    "figures.sales",
    "figures.tax",
    "figures.refunds",
    "figures.net",
    "figures.average",
    "previous.gross",
    "previous.discounts",
    "previous.vouchers",
    "previous.service_charge",
    "previous.delivery_fees",
    "previous.rounding",
    "previous.sales",
    "previous.tax",
    "previous.refunds",
    "previous.net",
    "previous.average",
    "by_day.*.sales",
    "by_day.*.refunds",
    "by_hour.*.amount",
    "by_method.*.amount",
    "by_payment.*.amount",
    "items.*.amount",
    "other_items.amount",
    "members.top_up_amount",
    "previous_members.top_up_amount"
  ],
  "SearchResult": [
    "orders.*.lines.*.line_total",
    "orders.*.total"
  ],
  "Ticket": [
    "order.lines.*.line_total",
    "order.total",
    "amounts.subtotal",
    "amounts.voucher_discount_amount",
    "amounts.tier_discount_amount",
    "amounts.point_discount_amount",
    "amounts.charge_amount",
    "amounts.delivery_fee",
    "amounts.tax_amount",
    "amounts.adj_amount",
    "amounts.final_total_amount",
    "refunds.refundable",
    "refunds.line_amounts.*.amount",
    "refunds.list.*.amount"
  ],
  "TopUpAmountData": [
    "min_amount",
    "max_amount"
  ],
  "VoucherNotUsableData": [
    "fit.missing_amount"
  ],
  "WalletTooLowData": [
    "wallet"
  ]
};
