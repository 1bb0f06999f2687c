import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

export type MapProvider = 'google' | 'none';

/** Allows this origin only. No inline styles; inline scripts only with a listed hash. */
const APP_RULES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // The app submits forms by script. The browser itself would put the fields, passwords included,
  // into the URL.
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

interface Trusted {
  /** True to allow frames of this origin: the map's document has its own policy. */
  readonly hasMap: boolean;
  /** Hashes of the inline scripts and other sources of scripts allowed in a page. */
  readonly scripts?: readonly string[];
}

/** Source that allows WebAssembly, which the staff app uses to decode the camera's picture. */
export const WASM_SCRIPTS = "'wasm-unsafe-eval'";

/** Returns the content security policy of the app's pages. */
export function appPolicy({ hasMap, scripts = [] }: Trusted): string {
  const rules = APP_RULES.map((rule) =>
    rule.startsWith('script-src ') ? [rule, ...scripts].join(' ') : rule,
  );
  return (hasMap ? [...rules, "frame-src 'self'"] : rules).join('; ');
}

/** Policy of responses that are data and never a document: JSON, pictures. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Returns the permissions policy of a page. Only the staff app uses the camera. */
export function permissionsPolicy({ hasCamera }: { readonly hasCamera: boolean }): string {
  const camera = hasCamera ? '(self)' : '()';
  return `geolocation=(self), camera=${camera}, microphone=(), payment=()`;
}

const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy({ hasCamera: false }),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Adds the security headers to every response without its own, and the request id. */
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
