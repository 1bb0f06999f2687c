/** What other modules may use of account. */

export { anonymizeGuests } from './anonymize-guests.ts';
export { createAvatarRoutes } from './avatars/routes.ts';
