export const CONFIG = 'scripts/removed-locks/vitest.config.ts';
