import type { Catalogue } from './texts-in-use.ts';

/** Says whose tests the list below it names. */
const TESTS_OF = /^Tests in `(?<path>[^`]+)`:$/;
/** A row of a table that quotes a text: its last two cells, and before them what it is called. */
const QUOTE = /\| `(?<name>\w+:\w+)` \|[^|]*\|[^|]*\|$/;

interface Sources {
  /** The names of the tests in a file. */
  readonly testsOf: (path: string) => readonly string[];
  readonly english: Catalogue;
  readonly chinese: Catalogue;
}

/** The page as it should be: its lists and quotes as the tests and the catalogues have them now. */
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

/** Whether a line is of the list that a file's name begins, or of the space around it. */
function isOfList(lines: readonly string[], index: number): boolean {
  const start = lines.slice(0, index).findLastIndex((line) => TESTS_OF.test(line));
  if (start === -1) return false;
  const [, ...list] = lines.slice(start + 1, index + 1);
  // The space behind the list ends it.
  return list.every(
    (line, at) => line.startsWith('- ') || (at > 0 && at === list.length - 1 && line === ''),
  );
}

function renewQuote(line: string, { english, chinese }: Sources): string {
  const name = QUOTE.exec(line)?.groups?.name;
  if (name === undefined) return line;
  const said = [english, chinese].map((catalogue) => escapeText(textOf(catalogue, name)));
  return line.replace(QUOTE, () => `| \`${name}\` | ${said.join(' | ')} |`);
}

/** @throws Error where there is none. */
function textOf(catalogue: Catalogue, name: string): string {
  const [area = '', key = ''] = name.split(':');
  const text = catalogue[area]?.[key];
  if (text === undefined) throw new Error(`There is no text ${name}`);
  return text;
}

/** What Markdown would take for its own. */
function escapeText(text: string): string {
  return text.replace(/[|*_]/g, (sign) => `\\${sign}`);
}
