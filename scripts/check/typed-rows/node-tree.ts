/**
 * Node of an analysed statement, e.g. `VAR` or `FUNCEXPR`. Field names are those of PostgreSQL's
 * `primnodes.h` and `parsenodes.h`, in lower case.
 */
export interface TreeNode {
  readonly kind: string;
  readonly fields: ReadonlyMap<string, TreeValue>;
}

/** Word (e.g. a number, a name or `<>` for null), node or list. */
export type TreeValue = string | TreeNode | readonly TreeValue[];

const TOKENS = /[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g;

/** Parses the text of a `pg_node_tree`, e.g. `({QUERY :commandType 1 …})`. */
export function parseNodeTree(text: string): TreeValue {
  const tokens = text.match(TOKENS) ?? [];
  const position = { at: 0 };
  return readValue(tokens, position);
}

interface Position {
  at: number;
}

function readValue(tokens: readonly string[], position: Position): TreeValue {
  const token = tokens[position.at] ?? '';
  position.at += 1;
  if (token === '{') return readNode(tokens, position);
  if (token === '(') return readList(tokens, position, ')');
  return token;
}

function readList(tokens: readonly string[], position: Position, end: string): TreeValue[] {
  const list: TreeValue[] = [];
  while (position.at < tokens.length && tokens[position.at] !== end) {
    list.push(readValue(tokens, position));
  }
  position.at += 1;
  return list;
}

function readNode(tokens: readonly string[], position: Position): TreeNode {
  const kind = tokens[position.at] ?? '';
  position.at += 1;
  const fields = new Map<string, TreeValue>();
  let name = '';
  for (const value of readList(tokens, position, '}')) {
    if (typeof value === 'string' && value.startsWith(':')) name = value.slice(1).toLowerCase();
    // The value of a constant consists of several words, e.g. `4 [ 1 0 0 0 ]`.
    else fields.set(name, fields.has(name) ? [fields.get(name) ?? '', value].flat() : value);
  }
  return { kind, fields };
}

export function isNode(value: TreeValue | undefined, kind?: string): value is TreeNode {
  const isAny = typeof value === 'object' && 'kind' in value;
  return isAny && (kind === undefined || value.kind === kind);
}

/** Returns the field as a node; null if it is absent. */
export function nodeIn(node: TreeNode, field: string): TreeNode | null {
  const value = node.fields.get(field);
  return isNode(value) ? value : null;
}

/** Returns the field as a list; empty if it is absent. */
export function listIn(node: TreeNode, field: string): readonly TreeValue[] {
  const value = node.fields.get(field);
  return Array.isArray(value) ? value : [];
}

/** Returns the nodes in a list field. */
export function nodesIn(node: TreeNode, field: string): readonly TreeNode[] {
  return listIn(node, field).filter((value) => isNode(value));
}

/** Returns the field as a number; 0 if it is none. */
export function numberIn(node: TreeNode, field: string): number {
  const value = node.fields.get(field);
  return typeof value === 'string' && value !== '<>' ? Number(value) : 0;
}

/** Returns the field as a word, without escapes; empty for null. */
export function wordIn(node: TreeNode, field: string): string {
  const value = node.fields.get(field);
  if (typeof value !== 'string' || value === '<>') return '';
  return value.replaceAll(/\\([\s\S])/g, '$1').replaceAll(/^"|"$/g, '');
}

/** Returns the numbers of a bit set, written as `(b 1 2)`. */
export function bitsIn(node: TreeNode, field: string): readonly number[] {
  return listIn(node, field).slice(1).map(Number);
}
