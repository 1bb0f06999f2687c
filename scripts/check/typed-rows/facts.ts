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

/** Condition with its truth value. */
export interface KnownFact {
  readonly condition: TreeNode;
  readonly holds: boolean;
}

/** Conclusions from conditions about the columns of a query. */
export interface Facts {
  /** Expressions that are not null, in the format of {@link write}. */
  readonly present: ReadonlySet<string>;
  /** Outer joins that have matched a row. */
  readonly matched: ReadonlySet<number>;
  /** Values to which an expression is limited. */
  readonly values: ReadonlyMap<string, ReadonlySet<unknown>>;
}

export const NO_FACTS: Facts = { present: new Set(), matched: new Set(), values: new Map() };

/** Returns the text of an expression, without its nulling outer joins. */
export function write(value: TreeValue): string {
  if (typeof value === 'string') return value;
  if (!isNode(value)) return `(${value.map(write).join(' ')})`;
  const fields = [...value.fields].filter(([name]) => name !== 'varnullingrels');
  return `{${value.kind} ${fields.map(([name, field]) => `${name} ${write(field)}`).join(' ')}}`;
}

const INNER = '0';
const FULL = '2';
/** Sides of a join that have a row in every result row, by join type. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  [INNER]: ['larg', 'rarg'],
  1: ['larg'],
  3: ['rarg'],
};

/** Returns the conditions of `where` and inner joins, which all rows satisfy. */
export function conditionsOf(query: TreeNode): KnownFact[] {
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
 * Derives facts from conditions.
 * @param constantsOf returns the possible values of an expression, or null if unknown
 */
export function factsOf(
  query: TreeNode,
  knownFacts: readonly KnownFact[],
  constantsOf: (value: TreeValue) => ReadonlySet<unknown> | null,
): Facts {
  const conditions = knownFacts.flatMap(partsOf);
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

/**
 * Splits conditions joined by `and`, and those joined by `or` if the whole is false. Resolves
 * `not`.
 */
function partsOf({ condition, holds }: KnownFact): KnownFact[] {
  if (condition.kind !== 'BOOLEXPR') return [{ condition, holds }];
  const operator = wordIn(condition, 'boolop');
  if (operator !== 'not' && operator !== (holds ? 'and' : 'or')) return [{ condition, holds }];
  return nodesIn(condition, 'args').flatMap((argument) =>
    partsOf({ condition: argument, holds: operator === 'not' ? !holds : holds }),
  );
}

const IS_NULL = '0';

/** Returns the expressions that are not null. */
function presentIn({ condition, holds }: KnownFact): TreeNode[] {
  if (condition.kind === 'SCALARARRAYOPEXPR') {
    // For an empty array `any` is false and `all` is true, even if the other operand is null.
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

/** Returns the columns that make an expression null if they are null. */
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

/** Oids of `texteq` and `int4eq`. */
const EQUAL: ReadonlySet<number> = new Set([67, 65]);

/** Returns the limit of `column = …` or `column in (…)`. */
function limitOf(
  { condition, holds }: KnownFact,
  constantsOf: (value: TreeValue) => ReadonlySet<unknown> | null,
): [readonly [string, ReadonlySet<unknown>]] | null {
  const isAny = condition.kind === 'OPEXPR' || wordIn(condition, 'useor') === 'true';
  if (!holds || !isAny || !EQUAL.has(numberIn(condition, 'opfuncid'))) return null;
  const [one = '', other = ''] = listIn(condition, 'args');
  const [column, expression] = isNode(one, 'VAR') ? [one, other] : [other, one];
  const values = constantsOf(expression);
  return isNode(column, 'VAR') && values !== null ? [[write(column), values]] : null;
}
