// Generated from openapi/examples by `npm run generate`. Do not edit.

import { cents } from '@claypot/sdk';
import type { OperationResult } from '@claypot/sdk/counter';

interface Examples {
  Approval: OperationResult<'approve'>;
  Board: OperationResult<'board'>;
  BranchState: OperationResult<'setBusy'>;
  Devices: OperationResult<'deviceList'>;
  Duplicate: OperationResult<'printOrder'>;
  EmptyBoard: OperationResult<'board'>;
  EventChoices: OperationResult<'eventChoices'>;
  EventExport: OperationResult<'exportEvents'>;
  Events: OperationResult<'eventList'>;
  ExportedEvents: OperationResult<'exportedEvents'>;
  Failed: OperationResult<'failPrintJob'>;
  Invitation: OperationResult<'inviteStaff'>;
  LeasedJob: OperationResult<'leasePrintJob'>;
  Locked: OperationResult<'session'>;
  NewPrinter: OperationResult<'addPrinter'>;
  NoJob: OperationResult<'leasePrintJob'>;
  NothingFound: OperationResult<'searchOrders'>;
  PrintJobs: OperationResult<'printJobList'>;
  Printed: OperationResult<'confirmPrintJob'>;
  Printer: OperationResult<'updatePrinter'>;
  Printers: OperationResult<'printerList'>;
  SearchResult: OperationResult<'searchOrders'>;
  SecondFactorSetup: OperationResult<'beginSecondFactor'>;
  SignedIn: OperationResult<'session'>;
  Staff: OperationResult<'staffList'>;
  StaffMember: OperationResult<'updateStaff'>;
  TestPage: OperationResult<'printTestPage'>;
  Ticket: OperationResult<'ticket'>;
  Unpaired: OperationResult<'session'>;
}

/** What the successful examples of the contract give, by their names. */
export const examples: Examples = {
  Approval: { token: "q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4", expires_at: "2026-11-27T12:05:05+08:00", approver_name: "Mei Ling" },
  Board: { now: "2026-11-27T12:04:05+08:00", branch: { id: "bangsar", branch_name: "CCH Bangsar", is_open: true, opens_at: null, closes_at: "2026-11-27T22:00:00+08:00", acceptance: "manual", escalation_phone: "+60123456789", escalate_after_minutes: 4, refuse_after_minutes: 10, lock_minutes: 5, busy: { minutes: 20, until: "2026-11-27T13:00:00+08:00" }, pauses: [], simulator: true }, orders: [{ id: "order-2", number: "CP-261127-0043", status: "PENDING", method: "delivery", paid_at: "2026-11-27T12:03:20+08:00", status_changed_at: "2026-11-27T12:03:20+08:00", requested_at: null, ready_by: null, due_at: "2026-11-27T12:03:20+08:00", is_acknowledged: false, customer_name: "Tan Ah Kow", customer_phone: "+60123456780", address: "B-12-3, Jalan Maarof, 59000 Kuala Lumpur", remark: null, lines: [{ id: "order-2_0", dish_id: "dish-1", name: "Signature Claypot Chicken Rice", qty: 2, choices: [{ option_name: "Size", variation_name: "Large" }], dishes: [], line_total: cents(3780), is_unavailable: false }], qty: 2, total: cents(4380), refund_status: null, delivery: { carrier: "courier", state: "quoted", rider_name: null, rider_phone: null, share_link: null, failure: null } }, { id: "order-1", number: "CP-261127-0042", status: "PREPARING", method: "pickup", paid_at: "2026-11-27T12:01:10+08:00", status_changed_at: "2026-11-27T12:01:10+08:00", requested_at: null, ready_by: "2026-11-27T12:36:10+08:00", due_at: "2026-11-27T12:36:10+08:00", is_acknowledged: true, customer_name: "Tan Ah Kow", customer_phone: "+60123456780", address: null, remark: "No spring onion", lines: [{ id: "order-1_0", dish_id: "dish-1", name: "Signature Claypot Chicken Rice", qty: 2, choices: [{ option_name: "Size", variation_name: "Large" }], dishes: [], line_total: cents(3780), is_unavailable: false }, { id: "order-1_p0", dish_id: null, name: "Family set", qty: 1, choices: [], dishes: [{ dish_id: "dish-2", name: "Kampung Chicken Soup", qty: 1, choices: [] }], line_total: cents(4200), is_unavailable: false }], qty: 3, total: cents(7980), refund_status: null, delivery: null }] },
  BranchState: { id: "bangsar", branch_name: "CCH Bangsar", is_open: true, opens_at: null, closes_at: "2026-11-27T22:00:00+08:00", acceptance: "manual", escalation_phone: "+60123456789", escalate_after_minutes: 4, refuse_after_minutes: 10, lock_minutes: 5, busy: { minutes: 20, until: "2026-11-27T13:00:00+08:00" }, pauses: [{ method: "delivery", until: "2026-11-27T14:00:00+08:00" }], simulator: true },
  Devices: [{ id: "dev_pass1", name: "Pass 1", branch_id: "bangsar", paired_by: "Mei Ling", paired_at: "2026-11-20T09:00:00+08:00", used_at: "2026-11-27T12:04:00+08:00", is_current: true }],
  Duplicate: { id: "1204", kind: "kitchen", order_id: "order-1", order_number: "CP-20261127-0042", printer_id: null, printer_name: null, state: "queued", is_duplicate: true, error: null, created_at: "2026-11-27T12:06:00+08:00", changed_at: "2026-11-27T12:06:00+08:00" },
  EmptyBoard: { now: "2026-11-27T12:04:05+08:00", branch: { id: "bangsar", branch_name: "CCH Bangsar", is_open: true, opens_at: null, closes_at: "2026-11-27T22:00:00+08:00", acceptance: "automatic", escalation_phone: null, escalate_after_minutes: 4, refuse_after_minutes: 10, lock_minutes: 5, busy: null, pauses: [], simulator: null }, orders: [] },
  EventChoices: { branches: [{ id: "bangsar", branch_name: "CCH Bangsar" }], people: [{ id: "mei", name: "Mei Ling", is_active: true }, { id: "ravi", name: "Ravi", is_active: false }], devices: [{ id: "device-1", name: "Pass 1", branch_id: "bangsar", is_revoked: false }], operations: ["refundOrder", "rejectOrder", "takeStep.ready"] },
  EventExport: { id: "4800", total: 1 },
  Events: { events: [{ id: "4711", at: "2026-11-27T12:04:40+08:00", staff_id: "ravi", staff_name: "Ravi", approver_id: "mei", approver_name: "Mei Ling", device_id: "device-1", device_name: "Pass 1", branch_id: "bangsar", operation: "rejectOrder", target_id: "order-1", target: { kind: "order", name: "CP-261127-7F3K9Q" }, changes: [{ field: "status", before: "PREPARING", after: "CANCELLED: SOLD_OUT" }] }], next: null },
  ExportedEvents: { events: [{ id: "4711", at: "2026-11-27T12:04:40+08:00", staff_id: "ravi", staff_name: "Ravi", approver_id: "mei", approver_name: "Mei Ling", device_id: "device-1", device_name: "Pass 1", branch_id: "bangsar", operation: "rejectOrder", target_id: "order-1", target: { kind: "order", name: "CP-261127-7F3K9Q" }, changes: [{ field: "status", before: "PREPARING", after: "CANCELLED: SOLD_OUT" }] }], next: null },
  Failed: { id: "1205", kind: "receipt", order_id: "order-1", order_number: "CP-20261127-0042", printer_id: "prn_counter", printer_name: "Counter", state: "failed", is_duplicate: false, error: "PAPER", created_at: "2026-11-27T12:07:00+08:00", changed_at: "2026-11-27T12:07:04+08:00" },
  Invitation: { staff_id: "st_ravi", code: "K7QM-2XVD-9RTA", expires_at: "2026-11-30T12:04:05+08:00" },
  LeasedJob: { job: { id: "1205", kind: "receipt", order_id: "order-1", order_number: "CP-20261127-0042", printer_id: "prn_counter", printer_name: "Counter", state: "leased", is_duplicate: false, error: null, created_at: "2026-11-27T12:07:00+08:00", changed_at: "2026-11-27T12:07:02+08:00" }, data: "G0AdYQAbTTA=", lease_ends_at: "2026-11-27T12:08:02+08:00" },
  Locked: { company_name: "CCH", time_zone: "Asia/Kuala_Lumpur", now: "2026-11-27T12:04:05+08:00", device: { id: "dev_pass1", name: "Pass 1", branch: { id: "bangsar", branch_name: "CCH Bangsar" }, lock_minutes: 5 }, person: null, people: [{ id: "st_aina", name: "Aina", role: "kitchen", pin_digits: 4, pin_locked: false }, { id: "st_mei", name: "Mei Ling", role: "manager", pin_digits: 6, pin_locked: false }, { id: "st_ravi", name: "Ravi", role: "cashier", pin_digits: 6, pin_locked: true }] },
  NewPrinter: { printer: { id: "prn_kitchen", name: "Kitchen", kind: "star_cloudprnt", prints_kitchen: true, prints_receipts: false, language: "zh_CN", seen_at: null, error: null }, path: "/api/print/star/q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4" },
  NoJob: null,
  NothingFound: { orders: [], has_more: false },
  PrintJobs: [{ id: "1202", kind: "kitchen", order_id: "order-1", order_number: "CP-20261127-0042", printer_id: "prn_kitchen", printer_name: "Kitchen", state: "unconfirmed", is_duplicate: false, error: null, created_at: "2026-11-27T12:02:00+08:00", changed_at: "2026-11-27T12:04:00+08:00" }],
  Printed: { id: "1205", kind: "receipt", order_id: "order-1", order_number: "CP-20261127-0042", printer_id: "prn_counter", printer_name: "Counter", state: "printed", is_duplicate: false, error: null, created_at: "2026-11-27T12:07:00+08:00", changed_at: "2026-11-27T12:07:04+08:00" },
  Printer: { id: "prn_kitchen", name: "Kitchen", kind: "star_cloudprnt", prints_kitchen: true, prints_receipts: true, language: "zh_CN", seen_at: "2026-11-27T12:04:00+08:00", error: "PAPER" },
  Printers: [{ id: "prn_kitchen", name: "Kitchen", kind: "star_cloudprnt", prints_kitchen: true, prints_receipts: false, language: "zh_CN", seen_at: "2026-11-27T12:04:00+08:00", error: null }],
  SearchResult: { orders: [{ id: "order-1", number: "CP-261127-0042", status: "PREPARING", method: "pickup", paid_at: "2026-11-27T12:01:10+08:00", status_changed_at: "2026-11-27T12:01:10+08:00", requested_at: null, ready_by: "2026-11-27T12:36:10+08:00", due_at: "2026-11-27T12:36:10+08:00", is_acknowledged: true, customer_name: "Tan Ah Kow", customer_phone: "+60123456780", address: null, remark: "No spring onion", lines: [{ id: "order-1_0", dish_id: "dish-1", name: "Signature Claypot Chicken Rice", qty: 2, choices: [{ option_name: "Size", variation_name: "Large" }], dishes: [], line_total: cents(3780), is_unavailable: false }, { id: "order-1_p0", dish_id: null, name: "Family set", qty: 1, choices: [], dishes: [{ dish_id: "dish-2", name: "Kampung Chicken Soup", qty: 1, choices: [] }], line_total: cents(4200), is_unavailable: false }], qty: 3, total: cents(7980), refund_status: null, delivery: null }], has_more: false },
  SecondFactorSetup: { secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", url: "otpauth://totp/CCH:Mei%20Ling?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=CCH" },
  SignedIn: { company_name: "CCH", time_zone: "Asia/Kuala_Lumpur", now: "2026-11-27T12:04:05+08:00", device: { id: "dev_pass1", name: "Pass 1", branch: { id: "bangsar", branch_name: "CCH Bangsar" }, lock_minutes: 5 }, person: { id: "st_mei", name: "Mei Ling", role: "manager", second_factor: false, branches: [{ id: "bangsar", branch_name: "CCH Bangsar" }] }, people: [{ id: "st_aina", name: "Aina", role: "kitchen", pin_digits: 4, pin_locked: false }, { id: "st_mei", name: "Mei Ling", role: "manager", pin_digits: 6, pin_locked: false }, { id: "st_ravi", name: "Ravi", role: "cashier", pin_digits: 6, pin_locked: true }] },
  Staff: [{ id: "st_aina", name: "Aina", role: "kitchen", phone_no: null, email: null, branch_ids: ["bangsar"], is_active: true, is_invited: false, pin_locked: false, second_factor: false, used_at: "2026-11-27T11:58:12+08:00" }, { id: "st_mei", name: "Mei Ling", role: "manager", phone_no: "+60123456789", email: "mei@cch.example", branch_ids: ["bangsar"], is_active: true, is_invited: false, pin_locked: false, second_factor: false, used_at: "2026-11-27T11:58:12+08:00" }],
  StaffMember: { id: "st_aina", name: "Aina", role: "kitchen", phone_no: null, email: null, branch_ids: ["bangsar"], is_active: true, is_invited: false, pin_locked: false, second_factor: false, used_at: "2026-11-27T11:58:12+08:00" },
  TestPage: { id: "1203", kind: "test", order_id: null, order_number: null, printer_id: "prn_kitchen", printer_name: "Kitchen", state: "queued", is_duplicate: false, error: null, created_at: "2026-11-27T12:05:00+08:00", changed_at: "2026-11-27T12:05:00+08:00" },
  Ticket: { order: { id: "order-1", number: "CP-261127-0042", status: "PREPARING", method: "pickup", paid_at: "2026-11-27T12:01:10+08:00", status_changed_at: "2026-11-27T12:01:10+08:00", requested_at: null, ready_by: "2026-11-27T12:36:10+08:00", due_at: "2026-11-27T12:36:10+08:00", is_acknowledged: true, customer_name: "Tan Ah Kow", customer_phone: "+60123456780", address: null, remark: "No spring onion", lines: [{ id: "order-1_0", dish_id: "dish-1", name: "Signature Claypot Chicken Rice", qty: 2, choices: [{ option_name: "Size", variation_name: "Large" }], dishes: [], line_total: cents(3780), is_unavailable: false }, { id: "order-1_p0", dish_id: null, name: "Family set", qty: 1, choices: [], dishes: [{ dish_id: "dish-2", name: "Kampung Chicken Soup", qty: 1, choices: [] }], line_total: cents(4200), is_unavailable: false }], qty: 3, total: cents(7980), refund_status: "DONE", delivery: null }, amounts: { subtotal: cents(7980), voucher_discount_amount: cents(0), tier_discount_amount: cents(0), point_discount_amount: cents(0), charge_amount: cents(0), delivery_fee: cents(0), tax_amount: cents(452), adj_amount: cents(0), final_total_amount: cents(7980) }, branch_address: "12, Jalan Telawi 3, 59100 Kuala Lumpur", payment_method: "card", transaction_id: "PAY5K2M9Q7T4W8XR", history: [{ status: "MAKING PAYMENT", at: "2026-11-27T12:00:20+08:00", reason: null, text: null }, { status: "PREPARING", at: "2026-11-27T12:01:10+08:00", reason: null, text: null }], refunds: { refundable: cents(6730), line_amounts: [{ line_id: "order-1_p0", amount: cents(4200), is_refunded: false }, { line_id: "order-1_0", amount: cents(3780), is_refunded: false }], list: [{ id: "REF5K2M9Q7T4W8XR2", amount: cents(1250), state: "refunded", reason: "LATE", text: "Twenty minutes late.", settled_note: null, staff_name: "Ravi", approver_name: "Mei Ling", created_at: "2026-11-27T12:50:00+08:00" }] } },
  Unpaired: { company_name: "CCH", time_zone: "Asia/Kuala_Lumpur", now: "2026-11-27T12:04:05+08:00", device: null, person: null, people: [] },
};
