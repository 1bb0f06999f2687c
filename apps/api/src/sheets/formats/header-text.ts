/** Normalises a column name for comparison: lower case, without brackets, signs and extra spaces. */
export function normaliseHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
