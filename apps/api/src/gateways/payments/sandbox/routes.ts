import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { guardSandboxPage, pageLanguage, readPageForm, serveStyle } from '../../sandbox-page.ts';
import { renderSession, renderUnknown, STYLE_PATH } from './page.ts';
import type { Sandbox } from './sandbox.ts';

const decision = v.object({ outcome: v.picklist(['approved', 'declined', 'cancelled']) });

/** Creates the sandbox's card page, to be mounted at `prefix`. It works without JavaScript. */
export function createSandboxRoutes(sandbox: Sandbox, prefix: string): Hono {
  const routes = new Hono();
  routes.use(guardSandboxPage);
  routes.get(STYLE_PATH, serveStyle(join(import.meta.dirname, 'pay.css')));
  routes.get('/pay/:token', async (call) => {
    const session = await sandbox.find(call.req.param('token'));
    if (session === null) return call.html(renderUnknown(prefix, pageLanguage(call)), 404);
    return call.html(renderSession(session, prefix, pageLanguage(call)));
  });
  routes.post('/pay/:token', async (call) => {
    const chosen = v.safeParse(decision, await readPageForm(call));
    const token = call.req.param('token');
    if (!chosen.success) return call.redirect(`${prefix}/pay/${encodeURIComponent(token)}`, 303);
    const session = await sandbox.decide(token, chosen.output.outcome);
    if (session === null) return call.html(renderUnknown(prefix, pageLanguage(call)), 404);
    return call.redirect(session.return_path, 303);
  });
  return routes;
}
