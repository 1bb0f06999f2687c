/** Vitest's configuration for the server without a lock. */
export const CONFIG = 'scripts/removed-locks/vitest.config.ts';
