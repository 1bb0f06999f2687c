import { type Comment, parseSync } from 'oxc-parser';

/** Beginning of a comment that configures a tool. */
const DIRECTIVE = /^\s*(?:biome-ignore|@ts-|@vite|@vitest|[#@]__PURE__|<reference|v8 ignore)/;

/**
 * Returns the texts of a source's comments without their markers. Adjacent line comments are one
 * comment; comments that configure a tool are left out.
 * @param path decides the syntax by its ending: TypeScript, JavaScript, CSS or SQL.
 */
export function commentsOf(path: string, source: string): string[] {
  return textsOf(path, source).filter((text) => /[a-z]/i.test(text) && !DIRECTIVE.test(text));
}

function textsOf(path: string, source: string): string[] {
  if (path.endsWith('.css')) return [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(blockText);
  if (path.endsWith('.sql')) {
    return [...source.matchAll(/(?:^[ \t]*--.*\n?)+/gm)].map(([run]) =>
      run.replaceAll(/^[ \t]*--[ \t]?/gm, '').trim(),
    );
  }
  return joined(source, parseSync(path, source).comments);
}

function blockText([, body = '']: RegExpMatchArray): string {
  return withoutStars(body);
}

function withoutStars(body: string): string {
  return body
    .replace(/^\*/, '')
    .replaceAll(/^[ \t]*\*[ \t]?/gm, '')
    .trim();
}

/** Joins line comments that are separated by a single line break only. */
function joined(source: string, comments: readonly Comment[]): string[] {
  const texts: string[] = [];
  let lineEnd: number | null = null;
  for (const { type, value, start, end } of comments) {
    if (type === 'Block') {
      texts.push(withoutStars(value));
      lineEnd = null;
      continue;
    }
    const before = texts.at(-1);
    if (lineEnd !== null && before !== undefined && isNextLine(source.slice(lineEnd, start))) {
      texts.splice(-1, 1, `${before}\n${value.trim()}`);
    } else texts.push(value.trim());
    lineEnd = isOnOwnLine(source, start) ? end : null;
  }
  return texts;
}

function isOnOwnLine(source: string, start: number): boolean {
  return source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
}

function isNextLine(between: string): boolean {
  return /^[ \t]*\r?\n[ \t]*$/.test(between);
}
