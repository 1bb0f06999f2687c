/** The number of rows that PostgreSQL says it returned or changed, as in `INSERT 0 5`; else 0. */
export function countOf(commandTag: string): number {
  const last = commandTag.slice(commandTag.lastIndexOf(' ') + 1);
  return /^\d+$/.test(last) ? Number(last) : 0;
}
