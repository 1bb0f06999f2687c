import contract from '@claypot/sdk/counter/contract' with { type: 'json' };
import { expect, test } from 'vitest';
import { createValidator } from '../schema-validator.ts';
import {
  aBoard,
  aBoardOrder,
  aBookingDay,
  aBranchState,
  aCapacity,
  aCashTopUpResult,
  aCounterBooking,
  aDraft,
  aDraftEntry,
  aLeasedJob,
  aLockedSession,
  aMemberCard,
  aNewPrinter,
  anApproval,
  anHoursConflict,
  anHoursDay,
  anUnpairedSession,
  anUploadedPicture,
  aPrinter,
  aPrintJob,
  aPublishedVersion,
  aSalesReport,
  aSession,
  aSheetApplied,
  aSheetPlan,
  aStaffEvent,
  aStaffMember,
  aTicket,
  someBranchHours,
} from './index.ts';

const validationError = createValidator(contract.components);

test.each<[string, object]>([
  ['MemberCard', aMemberCard()],
  ['CashTopUpResult', aCashTopUpResult()],
  ['Approval', anApproval()],
  ['Board', aBoard()],
  ['BoardOrder', aBoardOrder()],
  ['BoardOrder', aBoardOrder({ status: 'READY', is_acknowledged: true })],
  ['BookingDay', aBookingDay()],
  ['BranchState', aBranchState()],
  ['Hours', someBranchHours()],
  ['Draft', aDraft()],
  ['DraftEntry', aDraftEntry()],
  ['SheetApplied', aSheetApplied()],
  ['SheetPlan', aSheetPlan()],
  ['UploadedPicture', anUploadedPicture()],
  ['PublishedVersion', aPublishedVersion()],
  ['HoursConflict', anHoursConflict()],
  ['HoursDay', anHoursDay()],
  ['CounterBooking', aCounterBooking()],
  ['Capacity', aCapacity()],
  ['LeasedPrintJob', aLeasedJob()],
  ['NewPrinter', aNewPrinter()],
  ['Printer', aPrinter()],
  ['PrintJob', aPrintJob()],
  ['SalesReport', aSalesReport()],
  ['Session', aSession()],
  ['Session', aLockedSession()],
  ['Session', anUnpairedSession()],
  ['StaffEvent', aStaffEvent()],
  ['StaffMember', aStaffMember()],
  ['Ticket', aTicket()],
])('the sample matches the contract’s %s', (name, value) => {
  expect(validationError(name, value)).toBeNull();
});

test('detects a sample that does not match', () => {
  expect(validationError('BoardOrder', { ...aBoardOrder(), status: 'EATEN' })).toContain('/status');
  expect(validationError('BoardOrder', { ...aBoardOrder(), total: '43.80' })).toContain('/total');
});

test('sessions differ by device and person', () => {
  const [signedIn, locked, unpaired] = [aSession(), aLockedSession(), anUnpairedSession()];
  expect([signedIn.person?.role, signedIn.device?.name]).toEqual(['manager', 'Pass 1']);
  expect([locked.person, locked.device?.name]).toEqual([null, 'Pass 1']);
  expect([unpaired.person, unpaired.device]).toEqual([null, null]);
});

test('replaces the given fields without changing the next sample', () => {
  const order = aBoardOrder({ id: 'order-9' });
  expect(order.id).toBe('order-9');
  order.lines.length = 0;
  expect(aBoardOrder().id).not.toBe('order-9');
  expect(aBoardOrder().lines).not.toEqual([]);
});
