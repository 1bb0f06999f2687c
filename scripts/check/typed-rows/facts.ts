import {
  bitsIn,
  isNode,
  listIn,
  nodeIn,
  nodesIn,
  numberIn,
  type TreeNode,
  type TreeValue,
  wordIn,
} from './node-tree.ts';

/** A condition, and whether it is true or false. */
export interface Given {
  readonly condition: TreeNode;
  readonly holds: boolean;
}

/** What conditions say of the columns of a query. */
export interface Facts {
  /** Expressions that are not null, as {@link write} writes them. */
  readonly present: ReadonlySet<string>;
  /** Outer joins that have found a row. */
  readonly matched: ReadonlySet<number>;
  /** Values to which an expression is limited. */
  readonly values: ReadonlyMap<string, ReadonlySet<unknown>>;
}

export const NO_FACTS: Facts = { present: new Set(), matched: new Set(), values: new Map() };

/** Text of an expression. What says from which outer joins it comes is left out. */
export function write(value: TreeValue): string {
  if (typeof value === 'string') return value;
  if (!isNode(value)) return `(${value.map(write).join(' ')})`;
  const fields = [...value.fields].filter(([name]) => name !== 'varnullingrels');
  return `{${value.kind} ${fields.map(([name, field]) => `${name} ${write(field)}`).join(' ')}}`;
}

const INNER = '0';
const FULL = '2';
/** Sides of a join that have a row in every row of the result, by the type of the join. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  [INNER]: ['larg', 'rarg'],
  1: ['larg'],
  3: ['rarg'],
};

/** The conditions of `where` and of inner joins, which all rows meet. */
export function conditionsOf(query: TreeNode): Given[] {
  const tree = nodeIn(query, 'jointree');
  return tree === null ? [] : conditionsIn(tree).map((condition) => ({ condition, holds: true }));
}

function conditionsIn(node: TreeNode): TreeNode[] {
  const quals = nodeIn(node, 'quals');
  const own = quals === null ? [] : [quals];
  if (node.kind === 'FROMEXPR') return [...nodesIn(node, 'fromlist').flatMap(conditionsIn), ...own];
  if (node.kind !== 'JOINEXPR') return [];
  const type = wordIn(node, 'jointype');
  const below = (SIDES[type] ?? []).flatMap((side) => {
    const joined = nodeIn(node, side);
    return joined === null ? [] : conditionsIn(joined);
  });
  return type === INNER ? [...below, ...own] : below;
}

/**
 * Reads what follows from conditions.
 * @param constantsOf the values that an expression can have, null if they are not known
 */
export function factsOf(
  query: TreeNode,
  given: readonly Given[],
  constantsOf: (value: TreeValue) => ReadonlySet<unknown> | null,
): Facts {
  const conditions = given.flatMap(partsOf);
  const present = conditions.flatMap(presentIn);
  const matched = new Set(
    present.filter(({ kind }) => kind === 'VAR').flatMap((node) => bitsIn(node, 'varnullingrels')),
  );
  nodesIn(query, 'rtable').forEach((entry, index) => {
    if (wordIn(entry, 'jointype') === FULL) matched.delete(index + 1);
  });
  const limits = conditions.flatMap((condition) => limitOf(condition, constantsOf) ?? []);
  return { present: new Set(present.map(write)), matched, values: new Map(limits) };
}

/** The conditions that `and` puts together; also those that `or` does, if it is false. */
function partsOf({ condition, holds }: Given): Given[] {
  if (condition.kind !== 'BOOLEXPR') return [{ condition, holds }];
  const operator = wordIn(condition, 'boolop');
  if (operator !== 'not' && operator !== (holds ? 'and' : 'or')) return [{ condition, holds }];
  return nodesIn(condition, 'args').flatMap((argument) =>
    partsOf({ condition: argument, holds: operator === 'not' ? !holds : holds }),
  );
}

const IS_NULL = '0';

/** Expressions that are not null. */
function presentIn({ condition, holds }: Given): TreeNode[] {
  if (condition.kind === 'SCALARARRAYOPEXPR') {
    // For an empty array `any` is false and `all` is true, also of a null.
    const [, list = ''] = listIn(condition, 'args');
    const isAny = wordIn(condition, 'useor') === 'true';
    const hasElements = isNode(list, 'ARRAYEXPR') || isAny === holds;
    return hasElements ? listIn(condition, 'args').flatMap(needed) : [];
  }
  if (condition.kind !== 'NULLTEST') return needed(condition);
  const argument = nodeIn(condition, 'arg');
  const isPresent = (wordIn(condition, 'nulltesttype') === IS_NULL) !== holds;
  return isPresent && argument !== null ? [argument, ...needed(argument)] : [];
}

/** Columns without which an expression is null. */
function needed(value: TreeValue): TreeNode[] {
  if (!isNode(value)) return [];
  switch (value.kind) {
    case 'VAR':
      return numberIn(value, 'varlevelsup') === 0 ? [value] : [];
    case 'OPEXPR':
      return listIn(value, 'args').flatMap(needed);
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return needed(nodeIn(value, 'arg') ?? '');
    default:
      return [];
  }
}

/** `texteq` and the equality of `int4`. */
const EQUAL: ReadonlySet<number> = new Set([67, 65]);

/** `column = …` and `column in (…)` limit the column. */
function limitOf(
  { condition, holds }: Given,
  constantsOf: (value: TreeValue) => ReadonlySet<unknown> | null,
): [readonly [string, ReadonlySet<unknown>]] | null {
  const isAny = condition.kind === 'OPEXPR' || wordIn(condition, 'useor') === 'true';
  if (!holds || !isAny || !EQUAL.has(numberIn(condition, 'opfuncid'))) return null;
  const [one = '', other = ''] = listIn(condition, 'args');
  const [column, expression] = isNode(one, 'VAR') ? [one, other] : [other, one];
  const values = constantsOf(expression);
  return isNode(column, 'VAR') && values !== null ? [[write(column), values]] : null;
}
