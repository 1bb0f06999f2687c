import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context as Call, Handler, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { limitBody, limitTo } from '../platform/http/body/limit-bodies.ts';
import { type Language, negotiateLanguage } from '../shared/text/language.ts';

export type Html = ReturnType<typeof html>;

/** Allows only the page's own style sheet and form; no scripts. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Cookie with the language chosen in the app. */
const LANGUAGE_COOKIE = 'claypot_lang';

/** Maximum form size; a form contains one button's value. */
const FORM = limitTo(1024);

/** Returns the time zone of the company of the requested host; null if the host has none. */
export type ZoneOf = (request: Request) => Promise<string | null>;

/** Formats a moment as the company's local time, or in UTC if there is no zone. */
export function clockTime(
  moment: Temporal.Instant,
  zone: string | null,
  smallestUnit: 'minute' | 'second',
): string {
  if (zone === null) return moment.toString({ smallestUnit });
  return moment.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit });
}

/**
 * Sets the security headers of a sandbox page. They forbid scripts, caching and a cross-origin
 * referrer, because the URL of such a page is a secret.
 */
export const guardSandboxPage: MiddlewareHandler = async (call, next) => {
  await next();
  call.header('Content-Security-Policy', POLICY);
  call.header('Cache-Control', 'no-store');
  call.header('Referrer-Policy', 'same-origin');
};

/** Returns the language chosen in the app, otherwise that of the browser. */
export function pageLanguage(call: Call): Language {
  const chosen = getCookie(call, LANGUAGE_COOKIE);
  if (chosen === 'en' || chosen === 'zh_CN') return chosen;
  return negotiateLanguage(call.req.header('Accept-Language'));
}

/** Parses a page's form. Returns an empty object if the content type is not form-encoded. */
export async function readPageForm(call: Call): Promise<object> {
  limitBody(call, FORM);
  const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return {};
  return Object.fromEntries(new URLSearchParams(await call.req.text()));
}

/** Serves the shared style sheet followed by the page's own. */
export function serveStyle(...stylesheets: readonly string[]): Handler {
  const files = [join(import.meta.dirname, 'sandbox-page.css'), ...stylesheets];
  const style = Promise.all(files.map((file) => readFile(file, 'utf8')));
  return async (call) =>
    call.body((await style).join('\n'), 200, { 'Content-Type': 'text/css; charset=utf-8' });
}

interface Page {
  readonly language: Language;
  readonly title: string;
  /** States that this is a simulation. */
  readonly sandbox: string;
  /** URL of the style sheet. */
  readonly style: string;
  /** Interval of the automatic reload, in seconds. */
  readonly refresh?: number;
}

/** Renders a sandbox page around its content. */
export function renderSandboxPage(page: Page, content: Html): Html {
  const { language, title, sandbox, style, refresh } = page;
  return html`<!doctype html>
<html lang="${language === 'zh_CN' ? 'zh-CN' : 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="#ffd34d" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#e3b93a" media="(prefers-color-scheme: dark)">
    ${refresh === undefined ? '' : html`<meta http-equiv="refresh" content="${refresh}">`}
    <title>${title} · ${sandbox}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${style}">
  </head>
  <body>
    <header class="ribbon">${sandbox}</header>
    <main>${content}</main>
  </body>
</html>`;
}
