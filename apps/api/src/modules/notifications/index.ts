/** Public interface of the notifications module. */
export { pointsMessage, welcomeMessage } from './notification-messages.ts';
export { notify } from './notifications.ts';
