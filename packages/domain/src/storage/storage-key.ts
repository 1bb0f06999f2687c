/**
 * Returns the storage key of a company's record. The subdomain separates companies on the same
 * host.
 */
export function storageKey(subdomain: string, thing: string): string {
  return `claypot:${subdomain}:${thing}`;
}
