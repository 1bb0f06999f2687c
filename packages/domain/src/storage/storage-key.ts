/** The key under which a company's thing is kept: two companies on one host never mix. */
export function storageKey(subdomain: string, thing: string): string {
  return `claypot:${subdomain}:${thing}`;
}
