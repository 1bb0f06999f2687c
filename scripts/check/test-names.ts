import { parseSync } from 'oxc-parser';

/** Subset of an AST node used here. */
type Node = Readonly<Record<string, unknown>>;

const GROUP = 'describe';
const TESTS: ReadonlySet<unknown> = new Set(['test', 'it']);
/** Methods between `test` or `it` and its name: tables and groups. */
const WAYS: ReadonlySet<unknown> = new Set(['each', 'for', GROUP]);

/**
 * Returns the names of a file's tests in order, each prefixed with its groups. A test with a table
 * of literals is returned once per row.
 */
export function testNames(path: string, source: string): string[] {
  return namesIn(parseSync(path, source).program, []);
}

function namesIn(value: unknown, groups: readonly string[]): string[] {
  if (!isNode(value)) return [];
  const called = value.type === 'CallExpression' ? describeCall(value) : null;
  if (called === null) return Object.values(value).flatMap((child) => namesIn(child, groups));
  const { kind, name, rest } = called;
  if (kind === 'group') return rest.flatMap((child) => namesIn(child, [...groups, name]));
  return rowsOf(value.callee).map((row) => [...groups, filled(name, row)].join(' › '));
}

/** Returns the kind and name of a test or group; null for any other call. */
function describeCall({ callee, arguments: args }: Node) {
  const kind = kindOf(callee);
  const [first, ...rest] = args as readonly unknown[];
  const name = textOf(first);
  return kind === null || name === null ? null : { kind, name, rest };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the kind of a callee such as `test`, `it.each([…])` or `test.describe`; null for others.
 */
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
      const modifier = isNode(property) ? property.name : null;
      if (!WAYS.has(modifier) || kindOf(object) === null) return null;
      return modifier === GROUP ? 'group' : kindOf(object);
    }
    default:
      return null;
  }
}

const ONE_ROW: readonly (readonly unknown[])[] = [[]];

/** Returns the rows of a test's table; a single empty row if it cannot be read. */
function rowsOf(callee: unknown): readonly (readonly unknown[])[] {
  if (!isNode(callee) || callee.type !== 'CallExpression') return ONE_ROW;
  const [table] = callee.arguments as readonly unknown[];
  if (!isNode(table) || table.type !== 'ArrayExpression') return ONE_ROW;
  const elements = table.elements as readonly unknown[];
  return elements.map((row) =>
    isNode(row) && row.type === 'ArrayExpression' ? (row.elements as readonly unknown[]) : [row],
  );
}

/** Inserts the literal values of a row into a name, and `…` for other values. */
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
