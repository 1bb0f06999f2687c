// Generated from openapi/ by `npm run generate`. Do not edit.

/** Schemas of body and result, nested envelope, and extensions, by operation. */
export const operations = {
  "acceptInvitation": {
    "wrapped": null,
    "request": "InvitationRequest",
    "response": "Session",
    "role": "anyone"
  },
  "acknowledgeOrder": {
    "wrapped": null,
    "request": null,
    "response": "Ticket",
    "role": "kitchen"
  },
  "addBooking": {
    "wrapped": null,
    "request": "AddBookingRequest",
    "response": "CounterBooking",
    "role": "cashier"
  },
  "addPrinter": {
    "wrapped": null,
    "request": "AddPrinterRequest",
    "response": "NewPrinter",
    "role": "manager"
  },
  "approve": {
    "wrapped": null,
    "request": "ApprovalRequest",
    "response": "Approval",
    "role": "cashier"
  },
  "availability": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "Availability",
    "safe": true,
    "role": "kitchen"
  },
  "beginSecondFactor": {
    "wrapped": null,
    "request": null,
    "response": "SecondFactorSetup",
    "role": "manager"
  },
  "blockSeats": {
    "wrapped": null,
    "request": "BlockSeatsRequest",
    "response": "BookingDay",
    "role": "manager",
    "approvable": true
  },
  "board": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "Board",
    "safe": true,
    "role": "device"
  },
  "bookingDay": {
    "wrapped": null,
    "request": "BookingDayRequest",
    "response": "BookingDay",
    "safe": true,
    "role": "cashier"
  },
  "bookingSearch": {
    "wrapped": null,
    "request": "BookingSearchRequest",
    "response": "BookingSearch",
    "safe": true,
    "role": "cashier"
  },
  "capacity": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "Capacity",
    "safe": true,
    "role": "kitchen"
  },
  "changeReadyTime": {
    "wrapped": null,
    "request": "ReadyTimeRequest",
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
    "request": "CloseDetailRequest",
    "response": "DayClose",
    "safe": true,
    "role": "manager"
  },
  "closeList": {
    "wrapped": null,
    "request": "CloseListRequest",
    "response": "CloseList",
    "safe": true,
    "role": "manager"
  },
  "closeMissedDays": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "DayState",
    "role": "manager"
  },
  "confirmHoursConflict": {
    "wrapped": null,
    "request": "ConfirmConflictRequest",
    "response": "Hours",
    "role": "manager"
  },
  "confirmPrintJob": {
    "wrapped": null,
    "request": null,
    "response": "PrintJob",
    "role": "device"
  },
  "confirmSecondFactor": {
    "wrapped": null,
    "request": "SecondFactorRequest",
    "response": "Session",
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
    "request": "BranchRequest",
    "response": "DayState",
    "safe": true,
    "role": "manager"
  },
  "deviceList": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "DeviceList",
    "safe": true,
    "role": "manager"
  },
  "eventChoices": {
    "wrapped": null,
    "request": null,
    "response": "EventChoices",
    "safe": true,
    "role": "owner"
  },
  "eventList": {
    "wrapped": null,
    "request": "EventListRequest",
    "response": "EventList",
    "safe": true,
    "role": "owner"
  },
  "exportEvents": {
    "wrapped": null,
    "request": "EventFilters",
    "response": "EventExport",
    "role": "owner"
  },
  "exportedEvents": {
    "wrapped": null,
    "request": "ExportedEventsRequest",
    "response": "ExportedEvents",
    "safe": true,
    "role": "owner"
  },
  "failPrintJob": {
    "wrapped": null,
    "request": "FailPrintJobRequest",
    "response": "PrintJob",
    "role": "device"
  },
  "hours": {
    "wrapped": null,
    "request": "HoursRequest",
    "response": "Hours",
    "safe": true,
    "role": "manager"
  },
  "inviteStaff": {
    "wrapped": null,
    "request": "InviteStaffRequest",
    "response": "Invitation",
    "role": "manager"
  },
  "leasePrintJob": {
    "wrapped": null,
    "request": "LeaseRequest",
    "response": null,
    "role": "device"
  },
  "markLinesUnavailable": {
    "wrapped": null,
    "request": "UnavailableRequest",
    "response": "Ticket",
    "role": "cashier"
  },
  "moveBooking": {
    "wrapped": null,
    "request": "MoveBookingRequest",
    "response": "CounterBooking",
    "role": "cashier"
  },
  "pairDevice": {
    "wrapped": null,
    "request": "PairDeviceRequest",
    "response": "Session",
    "role": "manager"
  },
  "previewHours": {
    "wrapped": null,
    "request": "HoursChange",
    "response": "HoursPreview",
    "safe": true,
    "role": "manager"
  },
  "printJobList": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "PrintJobList",
    "safe": true,
    "role": "device"
  },
  "printOrder": {
    "wrapped": null,
    "request": "PrintOrderRequest",
    "response": "PrintJob",
    "role": "cashier"
  },
  "printTestPage": {
    "wrapped": null,
    "request": null,
    "response": "PrintJob",
    "role": "cashier"
  },
  "printerList": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "PrinterList",
    "safe": true,
    "role": "device"
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
    "request": "RejectBookingRequest",
    "response": "CounterBooking",
    "role": "cashier"
  },
  "rejectOrder": {
    "wrapped": null,
    "request": "RejectRequest",
    "response": "Ticket",
    "role": "cashier",
    "approvable": true
  },
  "removePrinter": {
    "wrapped": null,
    "request": null,
    "response": "PrinterList",
    "role": "manager"
  },
  "removeSecondFactor": {
    "wrapped": null,
    "request": "SecondFactorRequest",
    "response": "Session",
    "role": "manager"
  },
  "resetStaff": {
    "wrapped": null,
    "request": null,
    "response": "Invitation",
    "role": "manager"
  },
  "revokeDevice": {
    "wrapped": null,
    "request": null,
    "response": "DeviceList",
    "role": "manager"
  },
  "salesReport": {
    "wrapped": null,
    "request": "SalesReportRequest",
    "response": "SalesReport",
    "safe": true,
    "role": "manager"
  },
  "searchOrders": {
    "wrapped": null,
    "request": "SearchRequest",
    "response": "SearchResult",
    "safe": true,
    "role": "cashier"
  },
  "session": {
    "wrapped": null,
    "request": null,
    "response": "Session",
    "safe": true,
    "role": "anyone"
  },
  "setBookingApproval": {
    "wrapped": null,
    "request": "BookingApprovalRequest",
    "response": "BookingApproval",
    "role": "manager"
  },
  "setBusy": {
    "wrapped": null,
    "request": "BusyRequest",
    "response": "BranchState",
    "role": "manager",
    "approvable": true
  },
  "setDaySeats": {
    "wrapped": null,
    "request": "DaySeatsRequest",
    "response": "BookingDay",
    "role": "manager",
    "approvable": true
  },
  "setPause": {
    "wrapped": null,
    "request": "PauseRequest",
    "response": "BranchState",
    "role": "manager",
    "approvable": true
  },
  "setPortions": {
    "wrapped": null,
    "request": "PortionsRequest",
    "response": "Availability",
    "role": "kitchen"
  },
  "setSoldOut": {
    "wrapped": null,
    "request": "SoldOutRequest",
    "response": "Availability",
    "role": "kitchen"
  },
  "settleRefund": {
    "wrapped": null,
    "request": "SettleRequest",
    "response": "Ticket",
    "role": "manager"
  },
  "signIn": {
    "wrapped": null,
    "request": "SignInRequest",
    "response": "Session",
    "role": "anyone"
  },
  "signInWithPin": {
    "wrapped": null,
    "request": "PinSignInRequest",
    "response": "Session",
    "role": "device"
  },
  "signOut": {
    "wrapped": null,
    "request": null,
    "response": "Session",
    "role": "anyone"
  },
  "staffList": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "StaffList",
    "safe": true,
    "role": "manager"
  },
  "takeBookingStep": {
    "wrapped": null,
    "request": "BookingStepRequest",
    "response": "CounterBooking",
    "role": "cashier"
  },
  "takeStep": {
    "wrapped": null,
    "request": "StepRequest",
    "response": "Ticket",
    "role": "kitchen"
  },
  "ticket": {
    "wrapped": null,
    "request": null,
    "response": "Ticket",
    "safe": true,
    "role": "kitchen"
  },
  "unblockSeats": {
    "wrapped": null,
    "request": null,
    "response": "BookingDay",
    "role": "manager",
    "approvable": true
  },
  "unlockPin": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "StaffMember",
    "role": "manager"
  },
  "updateBranchSettings": {
    "wrapped": null,
    "request": "BranchSettingsRequest",
    "response": "BranchState",
    "role": "manager"
  },
  "updateCapacity": {
    "wrapped": null,
    "request": "CapacityRequest",
    "response": "Capacity",
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
    "request": "UpdatePrinterRequest",
    "response": "Printer",
    "role": "manager"
  },
  "updateStaff": {
    "wrapped": null,
    "request": "UpdateStaffRequest",
    "response": "StaffMember",
    "role": "manager"
  }
} as const;

/** Schema of an error's data, by code. */
export const errorData = {
  "BOOKING_CHANGED": "BookingChangedData",
  "DAY_CLOSED": "DayClosedData",
  "HOURS_CHANGED": "HoursChangedData",
  "INVALID_REQUEST": "InvalidRequestData",
  "NO_SEATS_LEFT": "NoSeatsLeftData",
  "ORDER_MOVED": "OrderMovedData",
  "PORTIONS_CHANGED": "PortionsChangedData",
  "REFUND_EXCEEDS_PAYMENT": "RefundExceedsPaymentData",
  "REFUND_NOT_FAILED": "RefundNotFailedData",
  "SEATS_BOOKED": "SeatsBookedData",
  "TOO_MANY_REQUESTS": "RetryData",
  "WRONG_PIN": "WrongPinData"
} as const;

/** Paths of a schema's amounts; `*` is every item of a list or map. */
export const moneyPaths: Readonly<Record<string, readonly string[]>> = {
  "ApprovalRequest": [
    "amount"
  ],
  "Board": [
    "orders.*.lines.*.line_total",
    "orders.*.total"
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
    "figures.net",
    "figures.people.*.refund_amount",
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
    "next.figures.net",
    "next.figures.people.*.refund_amount",
    "next.figures.late.amount",
    "next.drawers.*.opening",
    "next.drawers.*.cash",
    "next.drawers.*.expected",
    "last.sales",
    "last.refunds",
    "last.net",
    "last.difference"
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
  ]
};
