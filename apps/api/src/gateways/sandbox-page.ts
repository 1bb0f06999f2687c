import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context as Call, Handler, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { limitBody, limitTo } from '../platform/http/body/limit-bodies.ts';
import { type Language, negotiateLanguage } from '../shared/text/language.ts';

export type Html = ReturnType<typeof html>;

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

/** A form on these pages is the name of one button. */
const FORM = limitTo(1024);

/** The zone of the company whose host a request was sent to; null where the host names none. */
export type ZoneOf = (request: Request) => Promise<string | null>;

/** A moment by the clock on the company's wall; where nobody's clock is meant, in UTC and said so. */
export function clockTime(
  moment: Temporal.Instant,
  zone: string | null,
  smallestUnit: 'minute' | 'second',
): string {
  if (zone === null) return moment.toString({ smallestUnit });
  return moment.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit });
}

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

/** The fields of a page's form; none of one that cannot be read. */
export async function readPageForm(call: Call): Promise<object> {
  limitBody(call, FORM);
  const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return {};
  return Object.fromEntries(new URLSearchParams(await call.req.text()));
}

/** Serves a page's style sheet: what all of them share, and then its own, if it has one. */
export function serveStyle(...own: readonly string[]): Handler {
  const files = [join(import.meta.dirname, 'sandbox-page.css'), ...own];
  const style = Promise.all(files.map((file) => readFile(file, 'utf8')));
  return async (call) =>
    call.body((await style).join('\n'), 200, { 'Content-Type': 'text/css; charset=utf-8' });
}

interface Page {
  readonly language: Language;
  readonly title: string;
  /** Says on every page that nothing here is real. */
  readonly sandbox: string;
  /** The address of its style sheet. */
  readonly style: string;
  /** Looks again by itself after so many seconds. */
  readonly refresh?: number;
}

/** A sandbox's page around its content. */
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
