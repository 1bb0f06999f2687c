/**
 * Returns the company part of a host name: its first label. A host without one returns `localhost`,
 * which the server maps to its own company, or the default company of the build (development).
 */
export function subdomainOf(hostname: string): string {
  const isAddress = /^[\d.]+$|:/.test(hostname);
  const [label = '', ...rest] = hostname.split('.');
  if (!isAddress && rest.length > 0) return label;
  return import.meta.env.VITE_DEFAULT_COMPANY || 'localhost';
}
