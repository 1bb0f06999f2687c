const BEFORE = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/;

/**
 * Returns the doc comment directly before an exported constant, without its stars, with one line
 * per paragraph or list item. Empty if there is none.
 */
export function headComment(source: string, name: string): string {
  const at = source.indexOf(`export const ${name} =`);
  const comment = BEFORE.exec(source.slice(0, Math.max(at, 0)))?.[0] ?? '';
  return comment
    .trim()
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .replace(/([^\n])\n[ \t]*(?![\s-])/g, '$1 ')
    .trim();
}
