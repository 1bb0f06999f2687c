import { type Document, isAlias, isNode, isPair, isScalar, visit, type YAMLError } from 'yaml';

export interface SyntaxProblem {
  offset: number;
  message: string;
}

/** Messages by parser code, used if the text gives no better hint. */
const BY_CODE: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'the line begins with a tab; use spaces',
  DUPLICATE_KEY: 'this field occurs twice; keep one of the two',
  MULTIPLE_DOCS: 'this line begins a second document; take it out',
  BAD_INDENT: 'this line does not line up with those above; begin it with as many spaces',
  BAD_DQ_ESCAPE: 'a backslash cannot stand in double quotes; use single quotes',
};

const UNREADABLE =
  'cannot be read from here on; check the spaces at the beginning, and put text that has : , # & * { } [ ] or a quote in quotes';

/**
 * Returns the syntax problems of a file. Text that the parser rejects has one problem, because
 * later ones usually follow from it.
 */
export function findSyntaxProblems(text: string, document: Document): SyntaxProblem[] {
  const [first] = [...document.errors, ...document.warnings].toSorted(
    (a, b) => a.pos[0] - b.pos[0],
  );
  const unquoted = findUnquoted(text, document);
  if (first === undefined) return unquoted;
  const at = Math.min(first.pos[0], text.length);
  if (isCertain(first)) return [{ offset: at, message: BY_CODE[first.code] ?? UNREADABLE }];
  return [findHazard(text, at) ?? { offset: at, message: BY_CODE[first.code] ?? UNREADABLE }];
}

/** Codes that name the mistake itself; other codes may follow from an earlier mistake. */
function isCertain({ code }: YAMLError): boolean {
  return code === 'TAB_AS_INDENT' || code === 'DUPLICATE_KEY' || code === 'MULTIPLE_DOCS';
}

/** Finds unquoted text that YAML accepts with another meaning: `&`, `*`, `!`, braces and commas. */
function findUnquoted(text: string, document: Document): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  visit(document, {
    Node(_, node) {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node)) problems.push(quote(text, offset, '* means something else'));
      else if (node.anchor !== undefined) {
        const mark = text.lastIndexOf('&', offset);
        problems.push(quote(text, mark, '& means something else'));
      } else if (node.tag?.startsWith('!') && text[offset] === '!') {
        problems.push(quote(text, offset, '! means something else'));
      }
    },
    Pair(_, { key }) {
      if (isScalar(key) || isAlias(key) || !isNode(key)) return;
      problems.push(quote(text, key.range?.[0] ?? 0, 'a brace means something else'));
    },
    Map(_, map) {
      if (!map.flow) return;
      let isPart = false;
      map.items.forEach(({ key, value }, index) => {
        const ends = value === null && isScalar(key);
        // One message per text, even with several commas.
        if (ends && !isPart) problems.push(comma(text, map.items[index - 1], key));
        isPart = ends;
      });
    },
  });
  return problems;
}

/** The quotes must begin before the text in front of the comma. */
function comma(text: string, before: unknown, key: unknown): SyntaxProblem {
  const start = isPair(before) && isNode(before.value) ? before.value : key;
  const offset = isNode(start) ? (start.range?.[0] ?? 0) : 0;
  return quote(text, offset, 'a comma ends it');
}

function quote(text: string, offset: number, reason: string): SyntaxProblem {
  const [line = ''] = text.slice(offset, offset + 200).split('\n');
  // Up to the next field in the braces, or to their end.
  const [excerpt = ''] = line.split(/,\s*[\w-]+:(?:\s|$)|\s*[}\]]/);
  const most = excerpt.length > 60 ? `${excerpt.slice(0, 60).trim()}…` : excerpt.trim();
  return { offset, message: `put this text in quotes, since ${reason}: ${most}` };
}

/**
 * Returns the likely cause of an error at `end`, or null. It searches in this order:
 *
 * - text that needs quotes, on the line of the error and the line before;
 * - an unclosed quote between the beginning of the text and `end`;
 * - an unclosed brace or bracket on the same two lines.
 */
function findHazard(text: string, end: number): SyntaxProblem | null {
  const lineStart = text.lastIndexOf('\n', end - 1) + 1;
  const from = text.lastIndexOf('\n', lineStart - 2) + 1;
  const lineEnd = text.indexOf('\n', end);
  const until = lineEnd === -1 ? text.length : lineEnd;
  let start = from;
  while (start < until) {
    const next = text.indexOf('\n', start);
    const stop = next === -1 || next > until ? until : next;
    const hazard = hazardOf(text, start, text.slice(start, stop));
    if (hazard !== null) return hazard;
    start = stop + 1;
  }
  const open = findOpenQuote(text, end) ?? findOpenBrace(text, from, until);
  if (open === null) return null;
  return { offset: open, message: `the ${text[open]} that begins here has no end; close it` };
}

/** State of scanning a line from left to right. */
interface Reading {
  readonly text: string;
  /** Offset of the line in the text. */
  readonly start: number;
  readonly line: string;
  /** Number of open braces and brackets. */
  depth: number;
  /** Start of the latest key or value. */
  valueStart: number;
  /** Number of colons after a key since the latest comma or brace. */
  colons: number;
  /**
   * True if a key or value can begin here, because only `- `, `key: `, a brace or a comma precedes.
   */
  isStart: boolean;
}

/**
 * Returns the first problem of a line: a leading tab, text that needs quotes, or an unclosed quote.
 * Returns null if there is none.
 */
function hazardOf(text: string, start: number, line: string): SyntaxProblem | null {
  if (/^ *\t/.test(line)) {
    return { offset: start, message: 'the line begins with a tab; use spaces' };
  }
  const reading = { text, start, line, depth: 0, valueStart: 0, colons: 0, isStart: true };
  for (let index = 0; index < line.length; index += 1) {
    if (isComment(line, index)) return commentProblem(reading);
    const isQuoted = reading.isStart && /["']/.test(line.charAt(index));
    const end = isQuoted ? closingQuote(line, index) : index;
    const problem = isQuoted
      ? quoteProblem(reading, index, end)
      : (reservedCharacterProblem(reading, index) ?? advance(reading, index));
    if (problem !== null || end === null) return problem;
    if (isQuoted) reading.isStart = false;
    index = end;
  }
  return null;
}

/** A comment is a problem only inside braces, because it hides their end. */
function commentProblem({ depth, start, text, valueStart }: Reading): SyntaxProblem | null {
  return depth === 0 ? null : quote(text, start + valueStart, '# begins a comment');
}

function isComment(line: string, index: number): boolean {
  return line.charAt(index) === '#' && (index === 0 || /\s/.test(line.charAt(index - 1)));
}

/** Returns a problem for a quote without an end, or with text after its end. */
function quoteProblem(
  { line, start, text }: Reading,
  index: number,
  end: number | null,
): SyntaxProblem | null {
  if (end === null) {
    const message = `the ${line.charAt(index)} that begins here has no end; close it`;
    return { offset: start + index, message };
  }
  if (/^\s*([,}\]:]|$|\s#)/.test(line.slice(end + 1, end + 80))) return null;
  const reason = 'the quote in it ends it; use the other kind of quotes around it';
  return quote(text, start + index, reason);
}

/** Returns a problem for text that begins with a reserved character of YAML. */
function reservedCharacterProblem({ depth, isStart, line, start, text }: Reading, index: number) {
  const char = line.charAt(index);
  const marks = depth > 0 ? '&*!@`%|>' : '&*!@`%';
  return isStart && marks.includes(char)
    ? quote(text, start + index, `${char} means something else`)
    : null;
}

/** Advances by one character; returns a problem for a surplus colon or brace. */
function advance(reading: Reading, index: number): SyntaxProblem | null {
  const { isStart, line, start, text } = reading;
  const char = line.charAt(index);
  const isSpaced = /^(\s|$)/.test(line.charAt(index + 1));
  const endsKey = char === ':' && isSpaced;
  const opens = /[{[]/.test(char);
  const divides = char === ',' && reading.depth > 0;
  if (isStart && !opens && !/\s/.test(char)) reading.valueStart = index;
  if (opens) reading.depth += 1;
  if (/[}\]]/.test(char)) reading.depth -= 1;
  if (opens || divides) reading.colons = 0;
  if (endsKey) reading.colons += 1;
  const isIndent = isStart && /^(\s|-\s|-$)/.test(line.slice(index, index + 2));
  reading.isStart = [opens, divides, endsKey, isIndent].includes(true);
  if (reading.colons > 1) return quote(text, start + reading.valueStart, 'a colon names a field');
  return reading.depth < 0
    ? { offset: start + index, message: `${char} closes nothing; take it out` }
    : null;
}

function closingQuote(line: string, open: number): number | null {
  const mark = line.charAt(open);
  for (let index = open + 1; index < line.length; index += 1) {
    if (mark === '"' && line.charAt(index) === '\\') index += 1;
    else if (line.charAt(index) === mark) {
      if (mark === "'" && line.charAt(index + 1) === "'") index += 1;
      else return index;
    }
  }
  return null;
}

/**
 * Returns the offset of the first quote at the start of a value that is not closed on its line, or
 * null.
 */
function findOpenQuote(text: string, end: number): number | null {
  let start = 0;
  for (const line of text.slice(0, end).split('\n')) {
    const match = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?(["'])/.exec(line);
    if (match !== null) {
      const open = match[0].length - 1;
      if (closingQuote(line, open) === null) return start + open;
    }
    start += line.length + 1;
  }
  return null;
}

/** Returns the offset of the last unclosed brace or bracket between two offsets, or null. */
function findOpenBrace(text: string, from: number, until: number): number | null {
  const open: number[] = [];
  for (let index = from; index < until; index += 1) {
    const char = text.charAt(index);
    if (char === '{' || char === '[') open.push(index);
    if (char === '}' || char === ']') open.pop();
  }
  return open.at(-1) ?? null;
}
