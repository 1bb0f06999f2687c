/** What other modules may use of account. */
export { createAvatarRoutes } from './avatars/routes.ts';
export { letGuestsGo } from './let-guests-go.ts';
