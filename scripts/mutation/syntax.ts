/** AST node of oxc-parser. */
export type Node = Readonly<Record<string, unknown>>;

/** Nearest function or constant around a node. */
export interface Owner {
  readonly name: string;
  readonly isFunction: boolean;
}

/**
 * Returns the owner of a node. A constant inside a function is no owner, because the function's
 * name is more familiar.
 */
export function ownerIn(node: Node, outer: Owner): Owner {
  const name = nameOf(node);
  if (name === null) return outer;
  const isFunction = /Function/.test(typeOf(node)) || /Function/.test(typeOf(initializerOf(node)));
  return isFunction || !outer.isFunction ? { name, isFunction } : outer;
}

/** Returns the name of a declaration, method or property; null if it has none. */
export function nameOf(node: Node): string | null {
  const named = isNode(node.id) ? node.id : node.key;
  return isNode(named) && typeof named.name === 'string' ? named.name : null;
}

function initializerOf(node: Node): unknown {
  return node.type === 'VariableDeclarator' ? node.init : node.value;
}

function typeOf(node: unknown): string {
  return isNode(node) ? String(node.type) : '';
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

export function offset(node: Node, name: 'start' | 'end'): number {
  return node[name] as number;
}
