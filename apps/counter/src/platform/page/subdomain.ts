/** Returns the first label of a host name, which names the company; the host if it has one label. */
export function subdomainOf(hostname: string): string {
  return hostname.split('.')[0] ?? hostname;
}
