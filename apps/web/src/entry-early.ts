/** Stands in pages that the app takes over and that ask for nothing first: see `keepPresses`. */
import { keepPresses } from './platform/early-presses.ts';
import { watchStart } from './platform/watch-start.ts';

watchStart(globalThis as typeof globalThis & Window);
keepPresses(globalThis);
