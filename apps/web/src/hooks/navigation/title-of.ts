/** Formats a document title: page name, then company. */
export function titleOf(name: string, companyName: string): string {
  return `${name} · ${companyName}`;
}
