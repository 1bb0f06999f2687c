/** Comment on the first line of each page. */
export const WRITTEN_BY =
  '<!-- Written by `npm run diagrams` from the machines and their types. Do not edit. -->';

/** Joins the non-empty blocks to a Markdown page. */
export function pageOf(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** Escapes plain text for a cell of a table. */
export function cell(plain: string): string {
  return plain.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}

/** Formats code for a cell of a table. */
export function codeCell(code: string): string {
  return `\`${code.replaceAll('|', '\\|')}\``;
}

export function firstSentence(about: string): string {
  return /^.*?[.:](?=\s|$)/s.exec(about)?.[0].replace(/:$/, '.') ?? about;
}
