import type { Catalogue } from './catalogue.ts';
import { constantOf } from './constants.ts';
import type { KnownFact } from './facts.ts';
import {
  listIn,
  nodeIn,
  nodesIn,
  numberIn,
  type TreeNode,
  type TreeValue,
  wordIn,
} from './node-tree.ts';
import {
  COLLECTS,
  IN_EVERY_ROW,
  MAY_BE_NULL,
  NEVER_NULL,
  NULL_OF_FIRST,
  NULL_OF_NO_ROW,
  NULL_OF_NULL,
} from './null-rules.ts';
import { anyOf, either, firstOf, NEVER, oneOf, type ValueType } from './value-type.ts';

export interface Scope {
  readonly catalogue: Catalogue;
  /** True if it has a `group by`. */
  readonly isGrouped: boolean;
  typeOf(expression: TreeValue | null): ValueType;
  column(node: TreeNode): ValueType;
  parameter(node: TreeNode): ValueType;
  subquery(query: TreeNode): Subquery;
  /** Returns this query with additional conditions known to be true or false. */
  withBindings(given: readonly KnownFact[]): Scope;
}

export interface Subquery {
  readonly types: readonly ValueType[];
  /** True if it returns one row regardless of the tables' content. */
  readonly hasOneRow: boolean;
}

type Rule = (node: TreeNode, scope: Scope) => ValueType;

/** Type returned by the rules themselves. */
const BOOLEAN = 16;

/** Returns the type of an expression. Expressions without a rule may be null. */
export function typeOfExpression(node: TreeNode, scope: Scope): ValueType {
  return RULES[node.kind]?.(node, scope) ?? anyOf(0);
}

const argumentsOf = (node: TreeNode, scope: Scope): ValueType[] =>
  listIn(node, 'args').map((argument) => scope.typeOf(argument));

const someNull = (types: readonly ValueType[]): boolean =>
  types.some(({ isNullable }) => isNullable);

const isNotNull: Rule = () => anyOf(BOOLEAN, false);

/** Null if an argument is null. */
const strict =
  (oidOf: (node: TreeNode) => number): Rule =>
  (node, scope) =>
    anyOf(oidOf(node), someNull(argumentsOf(node, scope)));

/** Passes its argument through. */
const passing =
  (field: string): Rule =>
  (node, scope) => ({ ...scope.typeOf(nodeIn(node, 'arg')), oid: numberIn(node, field) });

/** Returns the first argument that is not null. */
const choosing =
  (field: string): Rule =>
  (node, scope) => ({ ...firstOf(argumentsOf(node, scope)), oid: numberIn(node, field) });

const constant: Rule = (node) => {
  const value = constantOf(node);
  const oid = numberIn(node, 'consttype');
  if (value === null) return { ...NEVER, oid, isNullable: true };
  return oneOf(anyOf(oid, false), value === undefined ? null : new Set([value]));
};

const call: Rule = (node, scope) => {
  const name = scope.catalogue.functionName(numberIn(node, 'funcid'));
  const oid = numberIn(node, 'funcresulttype');
  if (name.endsWith('_build_object'))
    return { ...anyOf(oid, false), fields: fieldsOf(node, scope) };
  const types = argumentsOf(node, scope);
  const [first = anyOf(oid)] = types;
  if (name === 'unnest') return { ...(first.items ?? anyOf(oid)), oid };
  if (name === 'to_json' || name === 'to_jsonb') return { ...first, oid };
  if (NEVER_NULL.has(name)) return anyOf(oid, false);
  if (NULL_OF_FIRST.has(name)) return anyOf(oid, first.isNullable);
  const isCast = numberIn(node, 'funcformat') > 0;
  return anyOf(oid, NULL_OF_NULL.has(name) || isCast ? someNull(types) : true);
};

/**
 * Returns the fields of `jsonb_build_object('key', value, …)`; null if a key is not a constant
 * text.
 */
function fieldsOf(node: TreeNode, scope: Scope): Map<string, ValueType> | null {
  const args = listIn(node, 'args');
  const fields = new Map<string, ValueType>();
  for (let at = 0; at + 1 < args.length; at += 2) {
    const key = constantOf(args[at]);
    if (typeof key !== 'string') return null;
    fields.set(key, scope.typeOf(args[at + 1] ?? null));
  }
  return fields;
}

const operation: Rule = (node, scope) => {
  const name = scope.catalogue.operatorName(numberIn(node, 'opno'));
  const isNullable = MAY_BE_NULL.has(name) || someNull(argumentsOf(node, scope));
  return anyOf(numberIn(node, 'opresulttype'), isNullable);
};

const aggregate: Rule = (node, scope) => {
  const name = scope.catalogue.functionName(numberIn(node, 'aggfnoid'));
  const oid = numberIn(node, 'aggtype');
  if (name === 'count') return anyOf(oid, false);
  const [argument] = nodesIn(node, 'args');
  const first = argument === undefined ? anyOf(0) : scope.typeOf(nodeIn(argument, 'expr'));
  const hasRows = scope.isGrouped && nodeIn(node, 'aggfilter') === null;
  if (COLLECTS.has(name)) {
    const items = name.endsWith('_object_agg') ? null : first;
    return { ...anyOf(oid, !hasRows), items };
  }
  const isNullable = !hasRows || !NULL_OF_NO_ROW.has(name) || first.isNullable;
  return oneOf(anyOf(oid, isNullable), name === 'min' || name === 'max' ? first.values : null);
};

const windowed: Rule = (node, scope) => {
  const name = scope.catalogue.functionName(numberIn(node, 'winfnoid'));
  return anyOf(numberIn(node, 'wintype'), !IN_EVERY_ROW.has(name));
};

/** Kinds of subqueries in expressions, as numbered by PostgreSQL. */
const EXISTS = 0;
const ALL = 1;
const ANY = 2;
const VALUE = 4;
const ARRAY = 6;

const subquery: Rule = (node, scope) => {
  const query = nodeIn(node, 'subselect');
  if (query === null) return anyOf(0);
  const { types, hasOneRow } = scope.subquery(query);
  const [first = anyOf(0)] = types;
  switch (numberIn(node, 'sublinktype')) {
    case EXISTS:
      return anyOf(BOOLEAN, false);
    case ALL:
    case ANY:
      return anyOf(BOOLEAN, someNull([scope.typeOf(nodeIn(node, 'testexpr')), ...types]));
    case VALUE:
      return { ...first, isNullable: first.isNullable || !hasOneRow };
    case ARRAY:
      return { ...anyOf(scope.catalogue.arrayOf(first.oid), false), items: first };
    default:
      return anyOf(0);
  }
};

/** Each result applies if its condition is true and the previous ones are not. */
const choice: Rule = (node, scope) => {
  const before: KnownFact[] = [];
  const results = nodesIn(node, 'args').map((when) => {
    const condition = nodeIn(when, 'expr');
    if (condition === null) return anyOf(0);
    const inner = scope.withBindings([...before, { condition, holds: true }]);
    if (!scope.typeOf(condition).isNullable) before.push({ condition, holds: false });
    return inner.typeOf(nodeIn(when, 'result'));
  });
  const otherwise = scope.withBindings(before).typeOf(nodeIn(node, 'defresult'));
  return { ...either([...results, otherwise]), oid: numberIn(node, 'casetype') };
};

/**
 * `and` is null if one argument is null and the others are null or true; `or` if the others are
 * null or false. So the null arguments only count while those that are never null are true (`and`)
 * or false (`or`).
 */
const logic: Rule = (node, scope) => {
  const args = nodesIn(node, 'args');
  const never = args.filter((argument) => !scope.typeOf(argument).isNullable);
  const holds = wordIn(node, 'boolop') === 'and';
  const inner = scope.withBindings(never.map((condition) => ({ condition, holds })));
  const others = args.filter((argument) => !never.includes(argument));
  return anyOf(BOOLEAN, someNull(others.map((argument) => inner.typeOf(argument))));
};

const array: Rule = (node, scope) => ({
  ...anyOf(numberIn(node, 'array_typeid'), false),
  items: either(listIn(node, 'elements').map((element) => scope.typeOf(element))),
});

/** Rules by node kind of PostgreSQL's `primnodes.h`. */
const RULES: Readonly<Record<string, Rule>> = {
  VAR: (node, scope) => scope.column(node),
  PARAM: (node, scope) => scope.parameter(node),
  CONST: constant,
  FUNCEXPR: call,
  NAMEDARGEXPR: (node, scope) => scope.typeOf(nodeIn(node, 'arg')),
  OPEXPR: operation,
  AGGREF: aggregate,
  WINDOWFUNC: windowed,
  SUBLINK: subquery,
  COALESCEEXPR: choosing('coalescetype'),
  MINMAXEXPR: choosing('minmaxtype'),
  CASEEXPR: choice,
  BOOLEXPR: logic,
  RELABELTYPE: passing('resulttype'),
  ARRAYCOERCEEXPR: passing('resulttype'),
  COERCEVIAIO: (node, scope) =>
    anyOf(numberIn(node, 'resulttype'), scope.typeOf(nodeIn(node, 'arg')).isNullable),
  SCALARARRAYOPEXPR: strict(() => BOOLEAN),
  NULLTEST: isNotNull,
  BOOLEANTEST: isNotNull,
  DISTINCTEXPR: isNotNull,
  ARRAYEXPR: array,
  ROWEXPR: () => anyOf(0, false),
  SQLVALUEFUNCTION: (node) => anyOf(numberIn(node, 'type'), false),
  NULLIFEXPR: (node) => anyOf(numberIn(node, 'opresulttype')),
};
