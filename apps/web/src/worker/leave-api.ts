import type { InstallEvent } from '@claypot/browser/worker';

/**
 * Paths that bypass the worker: the API, the server's version, which open pages poll, and the staff
 * app, which shares the origin.
 */
const PATHS = ['/api/*', '/version.json', '/counter', '/counter/*'];

/**
 * Makes the browser send API requests directly. A sleeping, busy or broken worker then does not
 * delay them, and they do not keep it busy when it is to be replaced. Browsers without static
 * routing ask the worker first.
 */
export async function leaveApi(event: InstallEvent): Promise<void> {
  const rules = PATHS.map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }));
  await event.addRoutes?.(rules).catch(() => undefined);
}
