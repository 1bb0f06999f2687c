import { type Document, isAlias, isNode, isPair, isScalar, visit, type YAMLError } from 'yaml';

/** What has to change in a file before it can be read, and where. */
export interface SyntaxFault {
  offset: number;
  message: string;
}

/** Words for the codes of the parser where nothing in the text says more. */
const BY_CODE: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'the line begins with a tab; use spaces',
  DUPLICATE_KEY: 'this field stands here twice; keep one of the two',
  MULTIPLE_DOCS: 'this line begins a second document; take it out',
  BAD_INDENT: 'this line does not line up with those above; begin it with as many spaces',
  BAD_DQ_ESCAPE: 'a backslash cannot stand in double quotes; use single quotes',
};

const UNREADABLE =
  'cannot be read from here on; check the spaces at the beginning, and put text that has : , # & * { } [ ] or a quote in quotes';

/**
 * Everything that keeps a file from being read. A text that the parser rejects has one fault, since
 * what it finds after that mostly follows from it.
 */
export function findSyntaxFaults(text: string, document: Document): SyntaxFault[] {
  const [first] = [...document.errors, ...document.warnings].toSorted(
    (a, b) => a.pos[0] - b.pos[0],
  );
  const unquoted = findUnquoted(text, document);
  if (first === undefined) return unquoted;
  const at = Math.min(first.pos[0], text.length);
  if (isCertain(first)) return [{ offset: at, message: BY_CODE[first.code] ?? UNREADABLE }];
  return [findHazard(text, at) ?? { offset: at, message: BY_CODE[first.code] ?? UNREADABLE }];
}

/** These name the mistake itself; the others may only follow from one before them. */
function isCertain({ code }: YAMLError): boolean {
  return code === 'TAB_AS_INDENT' || code === 'DUPLICATE_KEY' || code === 'MULTIPLE_DOCS';
}

/** Text that the parser takes for something else without an error: `&`, `*`, `!` and commas. */
function findUnquoted(text: string, document: Document): SyntaxFault[] {
  const found: SyntaxFault[] = [];
  visit(document, {
    Node(_, node) {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node)) found.push(quote(text, offset, '* means something else'));
      else if (node.anchor !== undefined) {
        const mark = text.lastIndexOf('&', offset);
        found.push(quote(text, mark, '& means something else'));
      } else if (node.tag?.startsWith('!') && text[offset] === '!') {
        found.push(quote(text, offset, '! means something else'));
      }
    },
    Pair(_, { key }) {
      if (isScalar(key) || isAlias(key) || !isNode(key)) return;
      found.push(quote(text, key.range?.[0] ?? 0, 'a brace means something else'));
    },
    Map(_, map) {
      if (!map.flow) return;
      let isPart = false;
      map.items.forEach(({ key, value }, index) => {
        const ends = value === null && isScalar(key);
        // One sentence for a text, however many commas it has.
        if (ends && !isPart) found.push(comma(text, map.items[index - 1], key));
        isPart = ends;
      });
    },
  });
  return found;
}

/** The text before a comma is where the quotes begin. */
function comma(text: string, before: unknown, key: unknown): SyntaxFault {
  const start = isPair(before) && isNode(before.value) ? before.value : key;
  const offset = isNode(start) ? (start.range?.[0] ?? 0) : 0;
  return quote(text, offset, 'a comma ends it');
}

function quote(text: string, offset: number, reason: string): SyntaxFault {
  const [line = ''] = text.slice(offset, offset + 200).split('\n');
  // Up to the next field of the same braces, or to their end.
  const [shown = ''] = line.split(/,\s*[\w-]+:(?:\s|$)|\s*[}\]]/);
  const most = shown.length > 60 ? `${shown.slice(0, 60).trim()}…` : shown.trim();
  return { offset, message: `put this text in quotes, since ${reason}: ${most}` };
}

/**
 * The last thing on the lines up to `end` that the parser is likely to have stumbled over. Looks back
 * to the beginning of the collection in braces that is open there, else at that line and the one
 * before.
 */
function findHazard(text: string, end: number): SyntaxFault | null {
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

/** A line that is read from left to right. */
interface Reading {
  readonly text: string;
  /** Where the line begins in the text. */
  readonly start: number;
  readonly line: string;
  /** How many braces are open. */
  depth: number;
  /** Where the latest key or value begins. */
  valueStart: number;
  /** How many colons ended a key since the latest comma or brace. */
  colons: number;
  /** A key or a value can begin here: only `- `, `key: `, a brace or its comma is before it. */
  isStart: boolean;
}

/** What on one line needs quotes. */
function hazardOf(text: string, start: number, line: string): SyntaxFault | null {
  if (/^ *\t/.test(line)) {
    return { offset: start, message: 'the line begins with a tab; use spaces' };
  }
  const reading = { text, start, line, depth: 0, valueStart: 0, colons: 0, isStart: true };
  for (let index = 0; index < line.length; index += 1) {
    if (isComment(line, index)) return commentFault(reading);
    const isQuoted = reading.isStart && /["']/.test(line.charAt(index));
    const end = isQuoted ? closingQuote(line, index) : index;
    const fault = isQuoted
      ? quotedFault(reading, index, end)
      : (markFault(reading, index) ?? advance(reading, index));
    if (fault !== null || end === null) return fault;
    if (isQuoted) reading.isStart = false;
    index = end;
  }
  return null;
}

/** A comment is only a mistake inside braces, which it keeps open. */
function commentFault({ depth, start, text, valueStart }: Reading): SyntaxFault | null {
  return depth === 0 ? null : quote(text, start + valueStart, '# begins a comment');
}

function isComment(line: string, index: number): boolean {
  return line.charAt(index) === '#' && (index === 0 || /\s/.test(line.charAt(index - 1)));
}

/** A quote without an end, or with more text behind its end. */
function quotedFault(
  { line, start, text }: Reading,
  index: number,
  end: number | null,
): SyntaxFault | null {
  if (end === null) {
    const message = `the ${line.charAt(index)} that begins here has no end; close it`;
    return { offset: start + index, message };
  }
  if (/^\s*([,}\]:]|$|\s#)/.test(line.slice(end + 1, end + 80))) return null;
  const reason = 'the quote in it ends it; use the other kind of quotes around it';
  return quote(text, start + index, reason);
}

/** Text that begins with a character that YAML keeps for itself. */
function markFault({ depth, isStart, line, start, text }: Reading, index: number) {
  const char = line.charAt(index);
  const marks = depth > 0 ? '&*!@`%|>' : '&*!@`%';
  return isStart && marks.includes(char)
    ? quote(text, start + index, `${char} means something else`)
    : null;
}

/** Takes one character in; returns a fault if it is a colon or a brace too many. */
function advance(reading: Reading, index: number): SyntaxFault | null {
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

/** The first quote at the beginning of a value that its own line does not close. */
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

/** The last brace between two places that is not closed before the second. */
function findOpenBrace(text: string, from: number, until: number): number | null {
  const open: number[] = [];
  for (let index = from; index < until; index += 1) {
    const char = text.charAt(index);
    if (char === '{' || char === '[') open.push(index);
    if (char === '}' || char === ']') open.pop();
  }
  return open.at(-1) ?? null;
}
