import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { guardSandboxPage, pageLanguage } from '../../sandbox-page.ts';
import { renderTrip, renderUnknownTrip, STYLE_PATH } from './page.ts';
import type { SandboxCourier } from './sandbox-courier.ts';

const style = readFile(join(import.meta.dirname, 'track.css'), 'utf8');

/** The sandbox courier's tracking page, to be mounted at `prefix`. It works without script. */
export function createTrackRoutes(courier: SandboxCourier, prefix: string): Hono {
  const routes = new Hono();
  routes.use(guardSandboxPage);
  routes.get(STYLE_PATH, async (call) =>
    call.body(await style, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  routes.get('/:token', async (call) => {
    const trip = await courier.find(call.req.param('token'));
    if (trip === null) return call.html(renderUnknownTrip(prefix, pageLanguage(call)), 404);
    return call.html(renderTrip(trip, prefix, pageLanguage(call)));
  });
  return routes;
}
