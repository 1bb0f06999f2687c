import { parseSync } from 'oxc-parser';
import type { Found, Guard } from '../mutation/guard.ts';
import { isNode, type Node, nameOf, type Owner, offset, ownerIn } from '../mutation/syntax.ts';

/** Kinds of conditions, in the order of the table. */
export const KINDS = ['early exit', 'part of a condition', 'machine guard'] as const;

type Kind = (typeof KINDS)[number];

/** Condition that rejects, returns early or blocks a transition. */
export interface Condition extends Guard {
  readonly kind: Kind;
}

type FoundCondition = Found<Condition>;

/** Name of a predicate function. */
const PREDICATE = /^(?:is|can|may|has|was|needs|fits)[A-Z]/;

/** Finds the guarding conditions of a TypeScript source. */
export function findConditions(file: string, source: string): FoundCondition[] {
  const { program } = parseSync(file, source);
  return conditionsIn(program, { name: file, isFunction: false }, { file, source });
}

interface Source {
  readonly file: string;
  readonly source: string;
}

function conditionsIn(value: unknown, outer: Owner, source: Source): FoundCondition[] {
  if (!isNode(value)) return [];
  const owner = ownerIn(value, outer);
  const own = removalsIn(value, owner).map(({ kind, node, replacement }) => ({
    kind,
    file: source.file,
    owner: owner.name,
    text: oneLine(source.source.slice(offset(node, 'start'), offset(node, 'end'))),
    edits: [
      {
        file: source.file,
        start: offset(node, 'start'),
        end: offset(node, 'end'),
        replacement,
      },
    ],
  }));
  return [...own, ...Object.values(value).flatMap((child) => conditionsIn(child, owner, source))];
}

interface Removal {
  readonly kind: Kind;
  readonly node: Node;
  readonly replacement: string;
}

function removalsIn(node: Node, owner: Owner): Removal[] {
  if (node.type === 'IfStatement' && isNode(node.test) && exits(node.consequent)) {
    if (isNullCheck(node.test) && throwsError(node.consequent)) return [];
    return [{ kind: 'early exit', node: node.test, replacement: 'false' }, ...partsOf(node.test)];
  }
  if (node.type === 'ReturnStatement' && PREDICATE.test(owner.name)) return partsOf(node.argument);
  if (node.type === 'ArrowFunctionExpression' && PREDICATE.test(owner.name)) {
    return partsOf(node.body);
  }
  if (node.type === 'Property' && nameOf(node) === 'guard' && isNode(node.value)) {
    return [{ kind: 'machine guard', node: node.value, replacement: '() => true' }];
  }
  return [];
}

/** True if a branch is or ends with `return` or `throw`. */
function exits(branch: unknown): boolean {
  if (!isNode(branch)) return false;
  if (branch.type !== 'BlockStatement') {
    return branch.type === 'ReturnStatement' || branch.type === 'ThrowStatement';
  }
  return exits((branch.body as readonly unknown[]).at(-1));
}

/** True if a condition compares a value with null or undefined by `===`. */
function isNullCheck({ type, operator, right }: Node): boolean {
  if (type !== 'BinaryExpression' || operator !== '===' || !isNode(right)) return false;
  return right.name === 'undefined' || (right.type === 'Literal' && right.value === null);
}

/**
 * True if a branch throws an `Error`. After a comparison with null, it only replaces the TypeError
 * that the next line would throw.
 */
function throwsError(branch: unknown): boolean {
  if (!isNode(branch) || branch.type !== 'ThrowStatement') return false;
  const { argument } = branch;
  return isNode(argument) && isNode(argument.callee) && argument.callee.name === 'Error';
}

/** Returns the operands of `&&`, to be replaced by true, and of `||`, to be replaced by false. */
function partsOf(test: unknown): Removal[] {
  if (!isNode(test) || test.type !== 'LogicalExpression' || test.operator === '??') return [];
  const replacement = test.operator === '&&' ? 'true' : 'false';
  return [test.left, test.right]
    .filter(isNode)
    .flatMap((node): Removal[] =>
      node.type === 'LogicalExpression' && node.operator === test.operator
        ? partsOf(node)
        : [{ kind: 'part of a condition', node, replacement }, ...partsOf(node)],
    );
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\/\/[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
