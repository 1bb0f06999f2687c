/** Public interface of the account module. */

export { anonymizeGuests } from './anonymize-guests.ts';
export { createAvatarRoutes } from './avatars/routes.ts';
export { firstNameOf } from './counter/card/first-name.ts';
export { lockMember } from './counter/card/lock-member.ts';
export { viewMemberVouchers } from './counter/card/member-vouchers.ts';
export { isOwnRecord, requireNotOwn } from './counter/card/own-record.ts';
export { viewFoundPlace, viewPlace } from './operations/places/place-view.ts';
