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
  "board": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "Board",
    "safe": true,
    "role": "device"
  },
  "changeReadyTime": {
    "wrapped": null,
    "request": "ReadyTimeRequest",
    "response": "Ticket",
    "role": "cashier"
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
  "deviceList": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "DeviceList",
    "safe": true,
    "role": "manager"
  },
  "eventList": {
    "wrapped": null,
    "request": "EventListRequest",
    "response": "EventList",
    "safe": true,
    "role": "owner"
  },
  "failPrintJob": {
    "wrapped": null,
    "request": "FailPrintJobRequest",
    "response": "PrintJob",
    "role": "device"
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
  "pairDevice": {
    "wrapped": null,
    "request": "PairDeviceRequest",
    "response": "Session",
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
  "setBusy": {
    "wrapped": null,
    "request": "BusyRequest",
    "response": "BranchState",
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
  "INVALID_REQUEST": "InvalidRequestData",
  "ORDER_MOVED": "OrderMovedData",
  "PORTIONS_CHANGED": "PortionsChangedData",
  "REFUND_EXCEEDS_PAYMENT": "RefundExceedsPaymentData",
  "REFUND_NOT_FAILED": "RefundNotFailedData",
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
  "RefundExceedsPaymentData": [
    "refundable"
  ],
  "RefundRequest": [
    "amount"
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
