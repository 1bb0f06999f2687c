import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

/** Whose map the app draws. */
export type MapProvider = 'google' | 'none';

/**
 * Everything from this origin and nothing from elsewhere; no inline style, and no inline script but
 * those that are trusted word for word.
 */
const APP_RULES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // The app sends what is typed; the browser would put it, passwords too, into the address.
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

interface Trusted {
  /** A map is shown in a document of this origin that has a policy of its own. */
  readonly hasMap: boolean;
  /** The scripts that may stand in a page, by the hashes of what they say. */
  readonly scripts?: readonly string[];
}

/** The content security policy of the app's own pages. */
export function appPolicy({ hasMap, scripts = [] }: Trusted): string {
  const rules = APP_RULES.map((rule) =>
    rule.startsWith('script-src ') ? [rule, ...scripts].join(' ') : rule,
  );
  return (hasMap ? [...rules, "frame-src 'self'"] : rules).join('; ');
}

/** For what is data and never a document: JSON, pictures. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Puts the headers on every response that has not set its own, and the request's id. */
export function securityHeaders(
  isHttps: (request: Request) => boolean,
  mapProvider: MapProvider,
): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  const policy = appPolicy({ hasMap: mapProvider !== 'none' });
  const all = { 'content-security-policy': policy, ...HEADERS };
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(all)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set('x-request-id', context.get('requestId'));
    if (isHttps(context.req.raw)) {
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  };
}
