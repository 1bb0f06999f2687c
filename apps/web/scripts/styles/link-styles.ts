import type { Chunk } from '../chunks/list-chunks.ts';
import { withImports } from './chunk-graph.ts';

/**
 * Returns the tags of the style sheets that a page needs and its template does not link, in the
 * order of their precedence.
 *
 * @param files chunks that the page loads
 */
export function linkStyles(
  chunks: readonly Chunk[],
  template: string,
  files: readonly string[],
): string {
  const named = chunks.map((chunk) => ({ ...chunk, fileName: chunk.file }));
  const sheets = new Set(withImports(named, files).flatMap(({ styles }) => styles));
  return [...sheets]
    .filter((sheet) => !template.includes(sheet))
    .map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`)
    .join('\n    ');
}
