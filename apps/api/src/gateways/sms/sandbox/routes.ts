import { join } from 'node:path';
import { Hono } from 'hono';
import { guardSandboxPage, pageLanguage, serveStyle, type ZoneOf } from '../../sandbox-page.ts';
import { renderOutbox, STYLE_PATH } from './page.ts';
import type { SandboxSms } from './sandbox-sms.ts';

/** Creates the sandbox's outbox page, to be mounted at `prefix`. It works without JavaScript. */
export function createSmsRoutes(sms: SandboxSms, prefix: string, zoneOf: ZoneOf): Hono {
  const routes = new Hono();
  routes.use(guardSandboxPage);
  routes.get(STYLE_PATH, serveStyle(join(import.meta.dirname, 'sms.css')));
  routes.get('/', async (call) => {
    const [messages, zone] = await Promise.all([sms.outbox(), zoneOf(call.req.raw)]);
    return call.html(renderOutbox(messages, prefix, pageLanguage(call), zone));
  });
  return routes;
}
