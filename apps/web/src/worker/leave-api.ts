import type { InstallEvent } from './scope.ts';

/** What the worker leaves to the network: the API, and the server's version, which open pages read. */
const PATHS = ['/api/*', '/version.json'];

/**
 * Has the browser ask the API by itself. A worker that is asleep, busy or out of order then holds up
 * nothing of what it leaves alone, and is not kept busy by it when it is to be replaced; where a
 * browser cannot be told so, it asks the worker first.
 */
export async function leaveApi(event: InstallEvent): Promise<void> {
  const rules = PATHS.map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }));
  await event.addRoutes?.(rules).catch(() => undefined);
}
