/**
 * Returns one value of an `X-Forwarded-…` header, counted from its end. Every proxy appends its
 * value to the received ones or replaces them. So only the last `trustedProxies` values come from
 * proxies; the client can set all others.
 *
 * @param trustedProxies number of proxies in front of the server; 0 ignores the header.
 * @returns the value set by the outermost trusted proxy; undefined without the header.
 */
export function forwardedValue(
  request: Request,
  name: 'x-forwarded-for' | 'x-forwarded-host' | 'x-forwarded-proto',
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0) return undefined;
  return request.headers.get(name)?.split(',').slice(-trustedProxies)[0]?.trim();
}
