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
 * Every `number && value` whose value is used: it yields 0 where the number is 0, which React
 * shows and which is no value of the right-hand type. A mere condition is not looked at.
 */
export function numberConditions({ file, checker }: TypedSource): Problem[] {
  const found = nodesOf(file, isAnd).filter((and) => !isCondition(and));
  const types = checker.getTypeAtLocation(found.map(({ left }) => left));
  return found.filter((_, at) => mayBe(types[at], NUMBERS)).map((and) => problemAt(file, and));
}

function isAnd(node: Node): node is BinaryExpression {
  return isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
}

/** Whether only the truth of the expression counts. */
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
