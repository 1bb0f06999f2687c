/** The customer's identity: session, sign-in, profile, devices and notifications. */
export { DEVICES_REQUEST } from './devices/devices.implementation.ts';
export {
  type GuestMigrationEvent,
  guestMigrationMachine,
} from './guest-migration/guest-migration.machine.ts';
export {
  type GuestMigrationSnapshot,
  type GuestMigrationView,
  selectGuestMigration,
} from './guest-migration/guest-migration.selectors.ts';
export type { IdentificationValues } from './identification/identification.implementation.ts';
export { parseMemberNo } from './identification/member-no.ts';
export { MEMBER_REQUEST } from './member/member.implementation.ts';
export { type TierBenefit, tierBenefit } from './member/tier-benefit.ts';
export { badge } from './notifications/badge.ts';
export { notificationPath } from './notifications/notification-path.ts';
export { NOTIFICATIONS_REQUEST } from './notifications/notifications.implementation.ts';
export { type OtpEvent, otpMachine } from './otp/otp.machine.ts';
export { type OtpSnapshot, type OtpView, selectOtp } from './otp/otp.selectors.ts';
export { OTP_DIGITS } from './otp/otp-code.ts';
export type { ChangePasswordValues } from './password/change-password.implementation.ts';
export type { ResetPasswordValues } from './password/reset-password.implementation.ts';
export {
  type PictureEvent,
  type PictureSnapshot,
  type PictureView,
  pictureMachine,
  selectPicture,
} from './picture/picture.machine.ts';
export { EARLIEST_BIRTH, type ProfileValues } from './profile/profile.schema.ts';
export type { Member } from './session/member.ts';
export type { SessionRecord } from './session/session.types.ts';
export { storedSession } from './session/session.implementation.ts';
export { sessionMachine } from './session/session.machine.ts';
export {
  type SessionSnapshot,
  selectBranch,
  selectDeliveryMethod,
  selectGuestName,
  selectHasExpired,
  selectIdentity,
  selectLeftGuest,
  selectMember,
  selectOwner,
  selectWelcomeDue,
} from './session/session.selectors.ts';
export type { SignInValues } from './sign-in/sign-in.implementation.ts';
export type { SignUpValues } from './sign-up/sign-up.schema.ts';
export {
  type SignUpOfferSnapshot,
  selectIsOffered,
  signUpOfferMachine,
} from './sign-up-offer/sign-up-offer.machine.ts';
