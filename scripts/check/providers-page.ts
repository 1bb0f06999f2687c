import type { Catalogue } from './texts-in-use.ts';

/** Line that names the file of the test list below it. */
const TESTS_OF = /^Tests in `(?<path>[^`]+)`:$/;
/**
 * Table row that quotes a text: its key, then the English and Chinese text in the last two cells.
 */
const QUOTE = /\| `(?<name>\w+:\w+)` \|[^|]*\|[^|]*\|$/;

interface Sources {
  readonly testsOf: (path: string) => readonly string[];
  readonly english: Catalogue;
  readonly chinese: Catalogue;
}

/** Returns the page with its lists and quotes updated from the tests and catalogues. */
export function renewProvidersPage(page: string, sources: Sources): string {
  const lines = page.split('\n');
  return lines
    .flatMap((line, index) => {
      const path = TESTS_OF.exec(line)?.groups?.path;
      if (path !== undefined) {
        return [line, '', ...sources.testsOf(path).map((name) => `- ${escapeText(name)}`), ''];
      }
      return isOfList(lines, index) ? [] : [renewQuote(line, sources)];
    })
    .join('\n');
}

/** Returns true if a line belongs to a test list or to the blank lines around it. */
function isOfList(lines: readonly string[], index: number): boolean {
  const start = lines.slice(0, index).findLastIndex((line) => TESTS_OF.test(line));
  if (start === -1) return false;
  const [, ...list] = lines.slice(start + 1, index + 1);
  // The blank line after the list ends it.
  return list.every(
    (line, at) => line.startsWith('- ') || (at > 0 && at === list.length - 1 && line === ''),
  );
}

function renewQuote(line: string, { english, chinese }: Sources): string {
  const name = QUOTE.exec(line)?.groups?.name;
  if (name === undefined) return line;
  const quotes = [english, chinese].map((catalogue) => escapeText(textOf(catalogue, name)));
  return line.replace(QUOTE, () => `| \`${name}\` | ${quotes.join(' | ')} |`);
}

/** @throws Error if the text does not exist. */
function textOf(catalogue: Catalogue, name: string): string {
  const [area = '', key = ''] = name.split(':');
  const text = catalogue[area]?.[key];
  if (text === undefined) throw new Error(`Text ${name} does not exist`);
  return text;
}

/** Escapes characters with a meaning in Markdown. */
function escapeText(text: string): string {
  return text.replace(/[|*_]/g, (sign) => `\\${sign}`);
}
