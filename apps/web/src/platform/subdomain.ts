/**
 * The company part of a host name: its first label. A bare host, `localhost` or an address names
 * none; the server then goes by its default company.
 */
export function subdomainOf(hostname: string): string {
  const labels = hostname.split('.');
  const isAddress = /^[\d.]+$|:/.test(hostname);
  return isAddress || labels.length < 2 ? '' : (labels[0] ?? '');
}
