/** Stands in pages that the app takes over and that ask for nothing first: see `keepPresses`. */
import { keepPresses } from './platform/page/early-presses.ts';
import { watchStart } from './platform/page/watch-start.ts';

watchStart(globalThis as typeof globalThis & Window);
keepPresses(globalThis);
