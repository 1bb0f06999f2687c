/** Inlined in the pages of public screens, which have no first requests; see `recordEvents`. */
import { recordEvents } from './platform/page/event-replay.ts';
import { watchStart } from './platform/page/watch-start.ts';

watchStart(globalThis as typeof globalThis & Window);
recordEvents(globalThis);
