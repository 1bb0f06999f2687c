import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
} from 'yaml';
import type { Fields } from './fields-value.ts';
import type { Problem } from './problem.ts';
import { findSyntaxProblems } from './syntax-problems.ts';

/** Keys and indexes from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** A parsed YAML file with the positions of its values. */
export interface Source {
  file: string;
  /** Records and lists of strings. Scalars remain as typed, so that `12.90` keeps its zero. */
  value: unknown;
  problem(path: Path, message: string): Problem;
}

interface ParsedFile {
  readonly source: Source;
  readonly problems: readonly Problem[];
}

/** Characters of all cached files. A parsed file takes about twenty times the memory of its text. */
const MOST_CACHED = 500_000;

/** The files parsed last, by name and text. An import parses the unchanged files several times. */
const cached = new Map<string, ParsedFile>();
let cachedLength = 0;

/**
 * Parses YAML text. Invalid text gives problems in our own words at the places to fix, and an
 * undefined value. The same text gives the same value, which must not change.
 */
export function parseSource(file: string, text: string): ParsedFile {
  const key = `${file}\n${text}`;
  const parsed = cached.get(key) ?? parseFile(file, text);
  // A Map iterates in order of insertion, so the file that was not used for longest comes first.
  evict(key);
  cached.set(key, parsed);
  cachedLength += key.length;
  for (const oldest of cached.keys()) {
    if (cachedLength <= MOST_CACHED) break;
    evict(oldest);
  }
  return parsed;
}

function evict(key: string): void {
  if (cached.delete(key)) cachedLength -= key.length;
}

function parseFile(file: string, text: string): ParsedFile {
  const lines = new LineCounter();
  const read = readYaml(text, lines);
  if (read === null) {
    const message = 'is nested too deeply; keep to the fields of this file';
    return { source: emptySource(file), problems: [{ file, line: null, field: '', message }] };
  }
  const { document, syntaxErrors, value } = read;
  return {
    source: {
      file,
      value,
      problem: (path, message) => ({
        file,
        line: lines.linePos(offsetOf(document, path)).line,
        field: formatPath(path),
        message,
      }),
    },
    problems: syntaxErrors.map(({ offset, message }) => {
      const { line, col } = lines.linePos(offset);
      return { file, line, column: col, field: '', message };
    }),
  };
}

/** Returns a file that is already parsed, such as one of a draft. Its problems have no line. */
export function toSource(file: string, value: Fields): Source {
  return {
    file,
    value,
    problem: (path, message) => ({ file, line: null, field: formatPath(path), path, message }),
  };
}

/** Returns null if the text is nested deeper than the parser's recursion can follow. */
function readYaml(text: string, lineCounter: LineCounter) {
  try {
    // Prevents the parser from printing warnings.
    const document = parseDocument(text, { schema: 'failsafe', lineCounter, logLevel: 'error' });
    const syntaxErrors = findSyntaxProblems(text, document);
    const value: unknown = syntaxErrors.length === 0 ? document.toJS() : undefined;
    return { document, syntaxErrors, value };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function emptySource(file: string): Source {
  return {
    file,
    value: undefined,
    problem: (path, message) => ({ file, line: null, field: formatPath(path), message }),
  };
}

/** Formats a path as `dishes[3].name.zh_CN`. */
function formatPath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join('');
}

/** Returns the offset of a value, or of its nearest existing parent. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(node, 0);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!pair) return offset;
      offset = startOf(pair.key, offset);
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      offset = startOf(isPair(node) ? node.key : node, offset);
    } else {
      return offset;
    }
  }
  return offset;
}

function startOf(node: unknown, otherwise: number): number {
  return isNode(node) && node.range ? node.range[0] : otherwise;
}
