import type { InstallEvent } from './scope.ts';

/**
 * Has the browser ask the API by itself. A worker that is asleep, busy or out of order then holds up
 * nothing of what it leaves alone; where a browser cannot be told so, it asks the worker first.
 */
export async function leaveApi(event: InstallEvent): Promise<void> {
  const rule = { condition: { urlPattern: '/api/*' }, source: 'network' } as const;
  await event.addRoutes?.(rule).catch(() => undefined);
}
