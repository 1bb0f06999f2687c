import { type BinaryExpression, type Node, SyntaxKind } from 'typescript/unstable/ast';
import { isBinaryExpression } from 'typescript/unstable/ast/is';
import { TypeFlags } from 'typescript/unstable/sync';
import {
  mayBe,
  nodesOf,
  type Problem,
  problemAt,
  type TypedSource,
} from '../../lib/typed-sources.ts';

const NUMBERS = TypeFlags.NumberLike | TypeFlags.BigIntLike;

/**
 * Finds `number && value` with a used result: it yields 0 if the number is 0, which React renders
 * and which has the wrong type. Mere conditions are ignored.
 */
export function numberConditions({ file, checker }: TypedSource): Problem[] {
  const found = nodesOf(file, isAnd).filter((and) => !isCondition(and));
  const types = checker.getTypeAtLocation(found.map(({ left }) => left));
  return found.filter((_, at) => mayBe(types[at], NUMBERS)).map((and) => problemAt(file, and));
}

function isAnd(node: Node): node is BinaryExpression {
  return isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
}

/** True if only the truthiness of the expression is used. */
function isCondition(node: Node): boolean {
  const { parent } = node;
  switch (parent.kind) {
    case SyntaxKind.ParenthesizedExpression:
      return isCondition(parent);
    case SyntaxKind.BinaryExpression:
      return isAnd(parent) && (parent.left === node || isCondition(parent));
    case SyntaxKind.PrefixUnaryExpression:
    case SyntaxKind.IfStatement:
    case SyntaxKind.WhileStatement:
    case SyntaxKind.DoStatement:
      return true;
    case SyntaxKind.ConditionalExpression:
      return 'condition' in parent && parent.condition === node;
    default:
      return false;
  }
}
