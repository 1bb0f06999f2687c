export { createListeners, type Listeners } from './listeners.ts';
