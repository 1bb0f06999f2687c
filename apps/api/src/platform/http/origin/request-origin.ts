import { forwardedValue } from './forwarded-value.ts';

const HOST = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Host and scheme that a request was sent to. */
export interface RequestOrigin {
  /** Host and port as the customer typed them; null if the header is malformed. */
  host: string | null;
  https: boolean;
}

/**
 * Returns the scheme and host of a request. RFC 7239's `Forwarded` is ignored: a proxy that sets
 * the `X-Forwarded-…` headers passes on the client's own value.
 * @param trustedProxies number of proxies in front of the server; see {@link forwardedValue}.
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
