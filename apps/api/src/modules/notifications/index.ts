/** What other modules may use of notifications. */
export { pointsMessage, welcomeMessage } from './notification-messages.ts';
export { notify } from './notifications.ts';
