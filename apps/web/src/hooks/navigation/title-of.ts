/** A document's title: what is looked at, then the company. */
export function titleOf(name: string, companyName: string): string {
  return `${name} · ${companyName}`;
}
