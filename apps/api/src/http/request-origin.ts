const HOST = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** What a request says of where it was sent. */
export interface RequestOrigin {
  /** Host and port as the customer typed them; null when the header is not one. */
  host: string | null;
  https: boolean;
}

/**
 * Reads the scheme and host of a request.
 * @param trustProxy take them from the `X-Forwarded-…` headers: only right behind a proxy that
 * sets them itself.
 */
export function requestOrigin(request: Request, trustProxy: boolean): RequestOrigin {
  const forwarded = (name: string): string | undefined =>
    trustProxy ? request.headers.get(name)?.split(',')[0]?.trim() : undefined;
  const url = new URL(request.url);
  const host = forwarded('x-forwarded-host') ?? request.headers.get('host') ?? url.host;
  const scheme = forwarded('x-forwarded-proto') ?? url.protocol.replace(':', '');
  return { host: HOST.test(host) ? host : null, https: scheme === 'https' };
}
