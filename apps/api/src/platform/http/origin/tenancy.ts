const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Returns a host in lower case without port and trailing dot, for comparison. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * Returns true if a host is a domain or a subdomain of it, e.g. `demo.claypot.my:8080` of
 * `claypot.my`.
 */
export function liesUnder(host: string, domain: string): boolean {
  return `.${nameOf(host)}`.endsWith(`.${domain}`);
}

/**
 * Returns the company label of a host: the first of several labels. Hosts with one label, such as
 * `localhost`, and IP addresses have none (null).
 * @param host a `Host` header, e.g. `demo.localhost:8080`.
 */
export function subdomainOf(host: string): string | null {
  const name = nameOf(host);
  if (IP_ADDRESS.test(name)) return null;
  const [label, ...rest] = name.split('.');
  return rest.length > 0 && label ? label : null;
}
