/** Event bus and listeners, shared by the front ends. */
export { createEventBus, type EventBus } from './event-bus.ts';
export { createListeners, type Listeners } from './listeners.ts';
