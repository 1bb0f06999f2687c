/** Public interface of the account module. */

export { anonymizeGuests } from './anonymize-guests.ts';
export { createAvatarRoutes } from './avatars/routes.ts';
