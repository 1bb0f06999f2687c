import { join } from 'node:path';
import { Hono } from 'hono';
import { createBehaviourRoutes } from '../../behaviour-page.ts';
import { guardSandboxPage, pageLanguage, serveStyle, type ZoneOf } from '../../sandbox-page.ts';
import { renderTrip, renderUnknownTrip, STYLE_PATH } from './page.ts';
import { BEHAVIOURS, type SandboxCourier } from './sandbox-courier.ts';
import { behaviourTexts } from './texts.ts';

/**
 * Creates the sandbox courier's tracking page, to be mounted at `prefix`. It works without
 * JavaScript.
 */
export function createTrackRoutes(courier: SandboxCourier, prefix: string, zoneOf: ZoneOf): Hono {
  const routes = createPages();
  routes.get('/:token', async (call) => {
    const trip = await courier.find(call.req.param('token'));
    if (trip === null) return call.html(renderUnknownTrip(prefix, pageLanguage(call)), 404);
    const zone = await zoneOf(call.req.raw);
    return call.html(renderTrip(trip, prefix, pageLanguage(call), zone));
  });
  return routes;
}

/**
 * Creates a page on which anyone can make the courier fail, to be mounted at `prefix`. Mount it
 * only in demonstrations. It works without JavaScript.
 */
export function createCourierBehaviourRoutes(courier: SandboxCourier, prefix: string): Hono {
  return createBehaviourRoutes(courier, {
    behaviours: BEHAVIOURS,
    texts: behaviourTexts,
    prefix,
    back: '/orderConfirmation',
  });
}

function createPages(): Hono {
  const routes = new Hono();
  routes.use(guardSandboxPage);
  routes.get(STYLE_PATH, serveStyle(join(import.meta.dirname, 'courier.css')));
  return routes;
}
