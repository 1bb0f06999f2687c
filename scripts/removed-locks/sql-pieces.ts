import { parseSync } from 'oxc-parser';
import { isNode, type Node, type Owner, offset, ownerIn } from '../mutation/syntax.ts';

export interface SqlPiece {
  /** Name of the nearest function or constant. */
  readonly owner: string;
  /** Offset of the first character in the file. */
  readonly start: number;
  /**
   * SQL with its original length. Comments are blanked, string literals and `${…}` are masked, so
   * that no keyword is found in them.
   */
  readonly text: string;
}

/** First character of a masked `${…}`, which never occurs in SQL. */
export const INSERT = '§';

/** Finds the SQL of a TypeScript source: `sql` templates, and templates passed to `script`. */
export function sqlPieces(path: string, source: string): SqlPiece[] {
  return piecesIn(parseSync(path, source).program, { name: path, isFunction: false }, source);
}

function piecesIn(value: unknown, outer: Owner, source: string): SqlPiece[] {
  if (!isNode(value)) return [];
  const owner = ownerIn(value, outer);
  const template = sqlTemplate(value);
  const own = template === null ? [] : [pieceOf(template, owner.name, source)];
  return [...own, ...Object.values(value).flatMap((child) => piecesIn(child, owner, source))];
}

/** Returns the template of a statement or fragment; null for other nodes. */
function sqlTemplate(node: Node): Node | null {
  if (node.type === 'TaggedTemplateExpression') {
    const { tag, quasi } = node;
    return isNode(tag) && tag.name === 'sql' && isNode(quasi) ? quasi : null;
  }
  if (node.type !== 'CallExpression') return null;
  const { callee, arguments: given } = node;
  const called = isNode(callee) && isNode(callee.property) ? callee.property.name : null;
  const [first] = given as readonly unknown[];
  const isScript = called === 'script' && isNode(first) && first.type === 'TemplateLiteral';
  return isScript ? first : null;
}

function pieceOf(template: Node, owner: string, source: string): SqlPiece {
  const start = offset(template, 'start') + 1;
  const end = offset(template, 'end') - 1;
  const expressions = template.expressions as readonly Node[];
  const text = expressions.reduce(
    (masked, expression) => {
      const from = masked.lastIndexOf('${', offset(expression, 'start') - start);
      const to = masked.indexOf('}', offset(expression, 'end') - start) + 1;
      return masked.slice(0, from) + INSERT.padEnd(to - from, '_') + masked.slice(to);
    },
    source.slice(start, end),
  );
  return { owner, start, text: maskSql(text) };
}

/** Blanks comments and masks string literals, preserving the length. */
export function maskSql(text: string): string {
  return text.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (aside) =>
    aside.startsWith("'") ? `'${'_'.repeat(aside.length - 2)}'` : aside.replaceAll(/[^\n]/g, ' '),
  );
}
