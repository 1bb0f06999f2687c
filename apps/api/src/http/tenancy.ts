const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/**
 * The company label of a host: the first of its labels, where there are more than a bare machine
 * name. `localhost` and IP addresses name no company.
 * @param host a `Host` header, e.g. `demo.localhost:8080`.
 */
export function subdomainOf(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (IP_ADDRESS.test(name)) return null;
  const [label, ...rest] = name.split('.');
  return rest.length > 0 && label ? label : null;
}
