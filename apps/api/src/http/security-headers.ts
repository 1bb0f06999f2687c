import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { MapProvider } from './context.ts';

/** Everything from this origin and nothing from elsewhere; no inline script or style. */
const APP_RULES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** A map is shown in a document of this origin that has a policy of its own. */
function appPolicy(mapProvider: MapProvider): string {
  return (mapProvider === 'none' ? APP_RULES : [...APP_RULES, "frame-src 'self'"]).join('; ');
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
  const all = { 'content-security-policy': appPolicy(mapProvider), ...HEADERS };
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
