/** Events and their listeners. */
export { createListeners, type Listeners } from './listeners.ts';
