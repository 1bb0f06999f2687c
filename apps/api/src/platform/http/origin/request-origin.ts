import { forwardedValue } from './forwarded-value.ts';

const HOST = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** What a request says of where it was sent. */
export interface RequestOrigin {
  /** Host and port as the customer typed them; null when the header is not one. */
  host: string | null;
  https: boolean;
}

/**
 * Reads the scheme and host of a request. `Forwarded` of RFC 7239 is never read: a proxy that sets
 * the `X-Forwarded-…` headers passes on what the client wrote there.
 * @param trustedProxies number of proxies in front of the server, see {@link forwardedValue}.
 */
export function requestOrigin(request: Request, trustedProxies: number): RequestOrigin {
  const url = new URL(request.url);
  const host =
    forwardedValue(request, 'x-forwarded-host', trustedProxies) ??
    request.headers.get('host') ??
    url.host;
  const scheme =
    forwardedValue(request, 'x-forwarded-proto', trustedProxies) ?? url.protocol.replace(':', '');
  return { host: HOST.test(host) ? host : null, https: scheme.toLowerCase() === 'https' };
}
