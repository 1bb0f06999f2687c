import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { Problem } from './problem.ts';

/** Keys and indexes from the top of a file down to a value. */
export type Path = readonly (string | number)[];

/** One YAML file: what it says, and where it says so. */
export interface Source {
  file: string;
  /** Records and lists of strings: a scalar stays as it was typed, so `12.90` keeps its zero. */
  value: unknown;
  problem(path: Path, message: string): Problem;
}

/**
 * Reads YAML text. Syntax that YAML refuses is told with its line; the value is then undefined and
 * is not looked at further.
 */
export function parseSource(file: string, text: string): { source: Source; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines });
  const faults = [...document.errors, ...document.warnings, ...findReferences(document)];
  return {
    source: {
      file,
      value: faults.length === 0 ? document.toJS() : undefined,
      problem: (path, message) => ({
        file,
        line: lines.linePos(offsetOf(document, path)).line,
        field: formatPath(path),
        message,
      }),
    },
    problems: faults.map(({ message, pos }) => ({
      file,
      line: lines.linePos(pos[0]).line,
      field: '',
      message: `This is not valid YAML: ${(message.split(' at line')[0] ?? message).trim()}. Look at the spaces, colons and quotes here and just above.`,
    })),
  };
}

/** Text that begins with & or * would be lost: YAML takes it for a name of something elsewhere. */
function findReferences(document: Document): { message: string; pos: readonly [number] }[] {
  const found: { message: string; pos: readonly [number] }[] = [];
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && !node.anchor) return;
      const mark = isAlias(node) ? '*' : '&';
      found.push({
        message: `Text that begins with ${mark} needs quotes`,
        pos: [startOf(node, 0)],
      });
    },
  });
  return found;
}

/** `dishes[3].name.zh_CN` */
function formatPath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join('');
}

/** Where a value stands; what is missing is looked for at the nearest thing around it. */
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
