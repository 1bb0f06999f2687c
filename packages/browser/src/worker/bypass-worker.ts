import type { InstallEvent } from './scope.ts';

/**
 * Makes the browser send requests for these path patterns directly. A sleeping, busy or broken
 * worker then does not delay them, and they do not keep it busy when it is to be replaced. Browsers
 * without static routing ask the worker first.
 */
export async function bypassWorker(event: InstallEvent, paths: readonly string[]): Promise<void> {
  const rules = paths.map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }));
  await event.addRoutes?.(rules).catch(() => undefined);
}
