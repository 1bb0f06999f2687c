import { parseSync } from 'oxc-parser';

/** As much of a node of a program as is looked at. */
type Node = Readonly<Record<string, unknown>>;

const GROUP = 'describe';
const TESTS: ReadonlySet<unknown> = new Set(['test', 'it']);
/** What a test or a group may be said to be on the way to its name: for each of a table. */
const WAYS: ReadonlySet<unknown> = new Set(['each', 'for', GROUP]);

/**
 * The names of a file's tests, in the order in which they stand, each behind those of the groups that
 * it is in. One that is tried with a table of plain values is named once for each of its rows.
 */
export function testNames(path: string, source: string): string[] {
  return namesIn(parseSync(path, source).program, []);
}

function namesIn(value: unknown, groups: readonly string[]): string[] {
  if (!isNode(value)) return [];
  const called = value.type === 'CallExpression' ? calledFor(value) : null;
  if (called === null) return Object.values(value).flatMap((child) => namesIn(child, groups));
  const { kind, name, rest } = called;
  if (kind === 'group') return rest.flatMap((child) => namesIn(child, [...groups, name]));
  return rowsOf(value.callee).map((row) => [...groups, filled(name, row)].join(' › '));
}

/** What a call is for: a test or a group of that name, or null for any other. */
function calledFor({ callee, arguments: given }: Node) {
  const kind = kindOf(callee);
  const [first, ...rest] = given as readonly unknown[];
  const name = textOf(first);
  return kind === null || name === null ? null : { kind, name, rest };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** What is called: `test`, `it.each([…])`, `test.describe`, or none of these. */
function kindOf(callee: unknown): 'test' | 'group' | null {
  if (!isNode(callee)) return null;
  switch (callee.type) {
    case 'Identifier':
      if (callee.name === GROUP) return 'group';
      return TESTS.has(callee.name) ? 'test' : null;
    case 'CallExpression':
      return kindOf(callee.callee);
    case 'MemberExpression': {
      const { object, property } = callee;
      const way = isNode(property) ? property.name : null;
      if (!WAYS.has(way) || kindOf(object) === null) return null;
      return way === GROUP ? 'group' : kindOf(object);
    }
    default:
      return null;
  }
}

const ONE_ROW: readonly (readonly unknown[])[] = [[]];

/** The rows of the table that a test is tried with; one without values where there is none to be read. */
function rowsOf(callee: unknown): readonly (readonly unknown[])[] {
  if (!isNode(callee) || callee.type !== 'CallExpression') return ONE_ROW;
  const [table] = callee.arguments as readonly unknown[];
  if (!isNode(table) || table.type !== 'ArrayExpression') return ONE_ROW;
  const elements = table.elements as readonly unknown[];
  return elements.map((row) =>
    isNode(row) && row.type === 'ArrayExpression' ? (row.elements as readonly unknown[]) : [row],
  );
}

/** A name with the plain values of a row where it has room for them. */
function filled(name: string, row: readonly unknown[]): string {
  const values = row.values();
  return name.replace(/%[sioj]/g, () => {
    const node = values.next().value;
    return isNode(node) && node.type === 'Literal' ? String(node.value) : '…';
  });
}

function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}
