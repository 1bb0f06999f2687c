/**
 * The company part of a host name: its first label. On a host without one it is `localhost`, for
 * which the server's own company answers, unless the build was told whose app it is in such a place
 * (development).
 */
export function subdomainOf(hostname: string): string {
  const isAddress = /^[\d.]+$|:/.test(hostname);
  const [label = '', ...rest] = hostname.split('.');
  if (!isAddress && rest.length > 0) return label;
  return import.meta.env.VITE_DEFAULT_COMPANY || 'localhost';
}
