/** Part of a text, by offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the end of the bracket level at `from`: its closing bracket, a semicolon or the end of
 * the text.
 */
function endOfLevel(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0 || (letter === ';' && depth === 0)) return at;
  }
  return text.length;
}

/** Yields the matches of a pattern outside of brackets. */
function* onLevel(text: string, { start, end }: Span, pattern: RegExp): Generator<RegExpExecArray> {
  const outer = withoutBrackets(text.slice(start, end));
  for (const match of outer.matchAll(new RegExp(pattern, 'gi'))) {
    yield Object.assign(match, { index: match.index + start });
  }
}

/** Masks bracketed text, preserving the length. */
function withoutBrackets(text: string): string {
  let depth = 0;
  return text.replaceAll(/[\s\S]/g, (letter) => {
    if (letter === '(') depth += 1;
    const shown = depth === 0 ? letter : '·';
    if (letter === ')') depth -= 1;
    return shown;
  });
}

/**
 * Returns the clause from `from` up to one of the words on its bracket level, or to the end of the
 * level.
 */
export function clauseUntil(text: string, from: number, words: RegExp): Span {
  const end = endOfLevel(text, from);
  const [stop] = onLevel(text, { start: from, end }, words);
  return trimmed(text, { start: from, end: stop?.index ?? end });
}

/**
 * Returns the clause after the first `word` on the bracket level of `from`, up to one of `until`;
 * null without the word.
 */
export function clauseAfter(text: string, from: number, word: RegExp, until: RegExp): Span | null {
  const end = endOfLevel(text, from);
  const [found] = onLevel(text, { start: from, end }, word);
  return found === undefined ? null : clauseUntil(text, found.index + found[0].length, until);
}

/** Returns the conditions connected by `and`. A condition with `or` on its level counts as one. */
export function conjuncts(text: string, where: Span): Span[] {
  if (onLevel(text, where, /\bor\b/).next().done === false) return [where];
  const parts: Span[] = [];
  let start = where.start;
  let between = 0;
  for (const { 0: word, index } of onLevel(text, where, /\b(?:and|between)\b/)) {
    if (word.toLowerCase() === 'between') between += 1;
    else if (between > 0) between -= 1;
    else {
      parts.push(trimmed(text, { start, end: index }));
      start = index + word.length;
    }
  }
  return [...parts, trimmed(text, { start, end: where.end })];
}

/** Splits a list at its commas outside of brackets. */
export function listItems(text: string, list: Span): Span[] {
  const items: Span[] = [];
  let { start } = list;
  for (const { index } of onLevel(text, list, /,/)) {
    items.push({ start, end: index });
    start = index + 1;
  }
  return [...items, { start, end: list.end }];
}

/** Returns the span between the bracket at `open` and its closing bracket. */
export function insideBrackets(text: string, open: number): Span {
  return { start: open + 1, end: endOfLevel(text, open + 1) };
}

export function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  return {
    start: start + (part.length - part.trimStart().length),
    end: end - (part.length - part.trimEnd().length),
  };
}

/** Normalises a column list: `(a, b)` and `A,b` are equal. */
export function columnList(text: string): string {
  return text
    .trim()
    .replace(/^\((.*)\)$/s, '$1')
    .replaceAll(/\s+/g, '')
    .toLowerCase();
}
