/** Stands in pages that the app takes over and that ask for nothing first: see `recordEvents`. */
import { recordEvents } from './platform/page/event-replay.ts';
import { watchStart } from './platform/page/watch-start.ts';

watchStart(globalThis as typeof globalThis & Window);
recordEvents(globalThis);
