/**
 * The company part of a host name: its first label. A host without one names itself, which no
 * company answers to, unless the build was told whose app it is in such a place (development).
 */
export function subdomainOf(hostname: string): string {
  const isAddress = /^[\d.]+$|:/.test(hostname);
  const [label = '', ...rest] = hostname.split('.');
  if (!isAddress && rest.length > 0) return label;
  return import.meta.env.VITE_DEFAULT_COMPANY || (isAddress ? 'localhost' : label);
}
