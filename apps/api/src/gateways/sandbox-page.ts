import type { Context as Call, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Language, negotiateLanguage } from '../http/language.ts';

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

/** Keeps a sandbox's page to itself: its address is the key to it, and goes nowhere else. */
export const guardSandboxPage: MiddlewareHandler = async (call, next) => {
  await next();
  call.header('Content-Security-Policy', POLICY);
  call.header('Cache-Control', 'no-store');
  call.header('Referrer-Policy', 'same-origin');
};

/** The language chosen in the app, else the browser's. */
export function pageLanguage(call: Call): Language {
  const chosen = getCookie(call, LANGUAGE_COOKIE);
  if (chosen === 'en' || chosen === 'zh_CN') return chosen;
  return negotiateLanguage(call.req.header('Accept-Language'));
}
