import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context as Call, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { type Language, negotiateLanguage } from '../../../http/language.ts';
import { renderSession, renderUnknown, STYLE_PATH } from './page.ts';
import type { Sandbox } from './sandbox.ts';

/** Nothing but its own style sheet and its own form; no script at all. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The cookie in which the app remembers the language chosen. */
const LANGUAGE_COOKIE = 'claypot_lang';

const decision = v.object({ outcome: v.picklist(['approved', 'declined', 'cancelled']) });

const style = readFile(join(import.meta.dirname, 'pay.css'), 'utf8');

/** The sandbox's card page, to be mounted at `prefix`. It works without script. */
export function createSandboxRoutes(sandbox: Sandbox, prefix: string): Hono {
  const routes = new Hono();
  routes.use(async (call, next) => {
    await next();
    call.header('Content-Security-Policy', POLICY);
    call.header('Cache-Control', 'no-store');
    // The address is the key to the page: it goes nowhere else.
    call.header('Referrer-Policy', 'same-origin');
  });
  routes.get(STYLE_PATH, async (call) =>
    call.body(await style, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  routes.get('/pay/:token', async (call) => {
    const session = await sandbox.find(call.req.param('token'));
    if (session === null) return call.html(renderUnknown(prefix, languageOf(call)), 404);
    return call.html(renderSession(session, prefix, languageOf(call)));
  });
  routes.post('/pay/:token', async (call) => {
    const chosen = v.safeParse(decision, await call.req.parseBody());
    const token = call.req.param('token');
    if (!chosen.success) return call.redirect(`${prefix}/pay/${encodeURIComponent(token)}`, 303);
    const session = await sandbox.decide(token, chosen.output.outcome);
    if (session === null) return call.html(renderUnknown(prefix, languageOf(call)), 404);
    return call.redirect(session.return_path, 303);
  });
  return routes;
}

function languageOf(call: Call): Language {
  const chosen = getCookie(call, LANGUAGE_COOKIE);
  if (chosen === 'en' || chosen === 'zh_CN') return chosen;
  return negotiateLanguage(call.req.header('Accept-Language'));
}
