import { dirname, join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';

/** A function that makes a machine, with the file that exports it. */
export interface MadeBy {
  /** From the root of the repository. */
  readonly path: string;
  readonly name: string;
}

/**
 * Finds the functions that make the machines of one file, by the name of the machine: the calls of
 * `create…` in the value of the property or variable of that name, and logic that `createActor` takes.
 *
 * @param path path of the file from the root of the repository
 */
export function makersIn(source: string, path: string): (machine: string) => MadeBy[] {
  const { program } = parseSync(path, source);
  const files = new Map<string, string>();
  const made = new Map<string, string[]>();
  visit(program, (node) => {
    for (const [name, file] of declaredBy(node, path)) files.set(name, file);
    const value = namedValue(node);
    if (value === null) return;
    made.set(value.name, [...(made.get(value.name) ?? []), ...callsIn(value.value)]);
  });
  return (machine) =>
    (made.get(machine) ?? []).flatMap((name) => {
      const file = files.get(name);
      return file === undefined ? [] : [{ name, path: file }];
    });
}

/**
 * Returns the names that a relative import or a function declares, with the file that exports them.
 */
function declaredBy(node: Node, path: string): [string, string][] {
  if (node.type === 'FunctionDeclaration') return node.id ? [[node.id.name, path]] : [];
  if (node.type !== 'ImportDeclaration') return [];
  const from = node.source.value;
  if (!from.startsWith('.')) return [];
  return node.specifiers.map(({ local }) => [local.name, join(dirname(path), from)]);
}

/** Returns name and value of a property or a variable; null for other nodes. */
function namedValue(node: Node): { name: string; value: unknown } | null {
  if (node.type === 'Property' && node.key.type === 'Identifier') {
    return { name: node.key.name, value: node.value };
  }
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
    return { name: node.id.name, value: node.init };
  }
  return null;
}

function callsIn(value: unknown): string[] {
  const names: string[] = [];
  visit(value, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const { name } = node.callee;
    if (name.startsWith('create')) names.push(name);
    if (name !== 'createActor') return;
    for (const logic of node.arguments) if (logic.type === 'Identifier') names.push(logic.name);
  });
  return names;
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, look);
    return;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  look(node as Node);
  for (const value of Object.values(node)) visit(value, look);
}
