const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** How a host is written without its port, for comparing. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Whether a host is a domain or lies under it, as `demo.claypot.my:8080` does under `claypot.my`. */
export function liesUnder(host: string, domain: string): boolean {
  return `.${nameOf(host)}`.endsWith(`.${domain}`);
}

/**
 * The company label of a host: the first of its labels, where there are more than a bare machine
 * name. `localhost` and IP addresses name no company.
 * @param host a `Host` header, e.g. `demo.localhost:8080`.
 */
export function subdomainOf(host: string): string | null {
  const name = nameOf(host);
  if (IP_ADDRESS.test(name)) return null;
  const [label, ...rest] = name.split('.');
  return rest.length > 0 && label ? label : null;
}
