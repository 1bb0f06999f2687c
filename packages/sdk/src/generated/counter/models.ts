// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Schemas } from './types.ts';
import type { InCents } from '../../in-cents.ts';

export type ApprovableOperation = InCents<Schemas['ApprovableOperation']>;
export type Approval = InCents<Schemas['Approval']>;
export type ApprovalRequest = InCents<Schemas['ApprovalRequest']>;
export type BranchIds = InCents<Schemas['BranchIds']>;
export type BranchRequest = InCents<Schemas['BranchRequest']>;
export type Device = InCents<Schemas['Device']>;
export type DeviceList = InCents<Schemas['DeviceList']>;
export type ErrorCode = InCents<Schemas['ErrorCode']>;
export type EventChange = InCents<Schemas['EventChange']>;
export type EventList = InCents<Schemas['EventList']>;
export type EventListRequest = InCents<Schemas['EventListRequest']>;
export type InvalidRequestData = InCents<Schemas['InvalidRequestData']>;
export type Invitation = InCents<Schemas['Invitation']>;
export type InvitationRequest = InCents<Schemas['InvitationRequest']>;
export type InviteStaffRequest = InCents<Schemas['InviteStaffRequest']>;
export type NullableStaffEmail = InCents<Schemas['NullableStaffEmail']>;
export type NullableStaffPhone = InCents<Schemas['NullableStaffPhone']>;
export type PairDeviceRequest = InCents<Schemas['PairDeviceRequest']>;
export type PersonOfDevice = InCents<Schemas['PersonOfDevice']>;
export type PinSignInRequest = InCents<Schemas['PinSignInRequest']>;
export type RetryData = InCents<Schemas['RetryData']>;
export type SecondFactorRequest = InCents<Schemas['SecondFactorRequest']>;
export type SecondFactorSetup = InCents<Schemas['SecondFactorSetup']>;
export type Session = InCents<Schemas['Session']>;
export type SessionBranch = InCents<Schemas['SessionBranch']>;
export type SessionDevice = InCents<Schemas['SessionDevice']>;
export type SessionPerson = InCents<Schemas['SessionPerson']>;
export type SignInRequest = InCents<Schemas['SignInRequest']>;
export type StaffEvent = InCents<Schemas['StaffEvent']>;
export type StaffList = InCents<Schemas['StaffList']>;
export type StaffMember = InCents<Schemas['StaffMember']>;
export type StaffRole = InCents<Schemas['StaffRole']>;
export type UpdateStaffRequest = InCents<Schemas['UpdateStaffRequest']>;
export type WrongPinData = InCents<Schemas['WrongPinData']>;
