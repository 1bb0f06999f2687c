import { liesUnder } from '../../../platform/http/origin/tenancy.ts';

/**
 * Returns scheme and host of a company's pages.
 * @param host host and port of the request, e.g. `localhost:8080`.
 * @param domain domain of the companies' hosts; null on a server for one machine.
 */
export function restaurantOrigin(
  subdomain: string,
  {
    host,
    https,
    domain,
  }: { readonly host: string; readonly https: boolean; readonly domain: string | null },
): string {
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const scheme = https ? 'https' : 'http';
  // An IP address has no subdomains. All browsers resolve names below localhost to this machine.
  const isDomain = domain !== null && liesUnder(host, domain);
  return `${scheme}://${subdomain}.${isDomain ? domain : 'localhost'}${port}`;
}
