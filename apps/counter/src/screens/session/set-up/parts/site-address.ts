/** Shown in the address until one is entered. */
const EXAMPLE = 'name';

/**
 * Returns the address of the customers' page. An IP address has no subdomains, so the restaurant is
 * below localhost then.
 * @param host host and port of the set-up
 */
export function siteAddress(subdomain: string, host: string): string {
  const isIp = /^[\d.]+(:\d+)?$|^\[/.test(host);
  const domain = isIp ? host.replace(/^.*?(:\d+)?$/, 'localhost$1') : host;
  return `${subdomain === '' ? EXAMPLE : subdomain}.${domain}`;
}
