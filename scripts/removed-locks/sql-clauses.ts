/** A part of a text, by its offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** End of the clause that begins at `from`: the bracket that closes around it, or the text's end. */
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

/** Offsets at which a pattern matches in no bracket, between `from` and the end of the level. */
function* onLevel(text: string, { start, end }: Span, pattern: RegExp): Generator<RegExpExecArray> {
  const outer = withoutBrackets(text.slice(start, end));
  for (const match of outer.matchAll(new RegExp(pattern, 'gi'))) {
    yield Object.assign(match, { index: match.index + start });
  }
}

/** Masks what is in brackets, keeping the length. */
function withoutBrackets(text: string): string {
  let depth = 0;
  return text.replaceAll(/[\s\S]/g, (letter) => {
    if (letter === '(') depth += 1;
    const shown = depth === 0 ? letter : '·';
    if (letter === ')') depth -= 1;
    return shown;
  });
}

/** The clause from `from` on, up to one of the words on its level, or to the end of the level. */
export function clauseUntil(text: string, from: number, words: RegExp): Span {
  const end = endOfLevel(text, from);
  const [stop] = onLevel(text, { start: from, end }, words);
  return trimmed(text, { start: from, end: stop?.index ?? end });
}

/** What follows the first `word` on the level of `from`, up to one of `until`. Null without it. */
export function clauseAfter(text: string, from: number, word: RegExp, until: RegExp): Span | null {
  const end = endOfLevel(text, from);
  const [found] = onLevel(text, { start: from, end }, word);
  return found === undefined ? null : clauseUntil(text, found.index + found[0].length, until);
}

/** The conditions that `and` connects. A condition with an `or` on its level is one. */
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

/** The parts of a list at its commas. */
export function listItems(text: string, list: Span): Span[] {
  const items: Span[] = [];
  let { start } = list;
  for (const { index } of onLevel(text, list, /,/)) {
    items.push({ start, end: index });
    start = index + 1;
  }
  return [...items, { start, end: list.end }];
}

/** What is between the bracket at `open` and the one that closes it. */
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

/** Writes a list one way: `(a, b)` and `A,b` are the same. */
export function columnList(text: string): string {
  return text
    .trim()
    .replace(/^\((.*)\)$/s, '$1')
    .replaceAll(/\s+/g, '')
    .toLowerCase();
}
