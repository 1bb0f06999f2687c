import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import {
  guardSandboxPage,
  pageLanguage,
  readPageForm,
  serveStyle,
  type ZoneOf,
} from '../../sandbox-page.ts';
import { renderBehaviour, renderTrip, renderUnknownTrip, STYLE_PATH } from './page.ts';
import { BEHAVIOURS, type SandboxCourier } from './sandbox-courier.ts';

const change = v.object({ behaviour: v.picklist(BEHAVIOURS) });

/** The sandbox courier's tracking page, to be mounted at `prefix`. It works without script. */
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
 * A page on which anybody makes the courier fail, to be mounted at `prefix` where nothing depends
 * on it but a demonstration. It works without script.
 */
export function createBehaviourRoutes(courier: SandboxCourier, prefix: string): Hono {
  const routes = createPages();
  routes.get('/', (call) =>
    call.html(renderBehaviour(courier.behaviour, prefix, pageLanguage(call))),
  );
  routes.post('/', async (call) => {
    const chosen = v.safeParse(change, await readPageForm(call));
    if (chosen.success) courier.behaviour = chosen.output.behaviour;
    return call.redirect(prefix, 303);
  });
  return routes;
}

function createPages(): Hono {
  const routes = new Hono();
  routes.use(guardSandboxPage);
  routes.get(STYLE_PATH, serveStyle(join(import.meta.dirname, 'courier.css')));
  return routes;
}
