/** Public interface of the account module. */

export { anonymizeGuests } from './anonymize-guests.ts';
export { createAvatarRoutes } from './avatars/routes.ts';
export { requireRightCode } from './operations/auth/check-code.ts';
export { makeMember } from './operations/auth/make-member.ts';
export { requireCodeRequestAllowed, sendCode, viewSent } from './operations/auth/send-code.ts';
