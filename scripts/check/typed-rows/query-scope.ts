import type { Catalogue } from './catalogue.ts';
import { type Scope, type Subquery, typeOfExpression } from './expression-rules.ts';
import { conditionsOf, type Facts, factsOf, type KnownFact, NO_FACTS, write } from './facts.ts';
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
import { anyOf, type Column, either, limitedTo, NEVER, type ValueType } from './value-type.ts';

/** Commands, as numbered by PostgreSQL. */
const SELECT = 1;
const UPDATE = 2;
const INSERT = 3;
/** Conflict action `do update`. */
const DO_UPDATE = 2;
/** Marks `old.column` in `returning`. */
const OLD = 1;
const BIGINT = 20;

export interface Surroundings {
  readonly catalogue: Catalogue;
  readonly parameters: readonly ValueType[];
}

/** Returns the result columns of a statement. */
export function columnsOf(query: TreeNode, surroundings: Surroundings): Column[] {
  return new QueryScope({ query, surroundings, outer: null }).columns();
}

interface ScopeParts {
  readonly query: TreeNode;
  readonly surroundings: Surroundings;
  readonly outer: QueryScope | null;
  /** For `returning`: the query before it writes. */
  readonly before?: QueryScope;
  readonly given?: readonly KnownFact[];
}

/**
 * Query of a statement; determines the possible values of its expressions. An expression without
 * proof may be null.
 */
class QueryScope implements Scope {
  readonly #parts: ScopeParts;
  readonly #query: TreeNode;
  readonly #command: number;
  readonly #given: readonly KnownFact[];
  readonly #subqueries = new Map<TreeNode, QueryScope>();
  readonly #columns = new Map<number, ValueType>();
  #facts: Facts | null = null;

  constructor(parts: ScopeParts) {
    this.#parts = parts;
    this.#query = parts.query;
    this.#command = numberIn(parts.query, 'commandtype');
    this.#given = parts.given ?? conditionsOf(parts.query);
  }

  get catalogue(): Catalogue {
    return this.#parts.surroundings.catalogue;
  }

  get isGrouped(): boolean {
    return listIn(this.#query, 'groupclause').length > 0;
  }

  withBindings(given: readonly KnownFact[]): QueryScope {
    if (given.length === 0) return this;
    return new QueryScope({ ...this.#parts, given: [...this.#given, ...given] });
  }

  subquery(query: TreeNode): Subquery {
    const inner = this.#inner(query);
    return { types: inner.columns().map(({ type }) => type), hasOneRow: inner.#hasOneRow() };
  }

  columns(): Column[] {
    return this.#targets().map((target) => ({
      name: wordIn(target, 'resname'),
      type: this.#at(numberIn(target, 'resno')),
    }));
  }

  typeOf(expression: TreeValue | null): ValueType {
    if (expression === null || !isNode(expression)) return anyOf(0);
    const type = typeOfExpression(expression, this);
    if (!type.isNullable || !this.#isAsInConditions(expression)) return type;
    return { ...type, isNullable: !this.#factsHere().present.has(write(expression)) };
  }

  column(node: TreeNode): ValueType {
    const level = numberIn(node, 'varlevelsup');
    if (level > 0) {
      const fields = new Map(node.fields).set('varlevelsup', '0');
      return this.#up(level)?.typeOf({ ...node, fields }) ?? anyOf(0);
    }
    const number = numberIn(node, 'varno');
    const oid = numberIn(node, 'vartype');
    const found = { ...this.#ofEntry(number, numberIn(node, 'varattno')), oid };
    const written = this.#isWritten(node) ? this.#written(node, found) : null;
    return written ?? this.#withFacts(node, found);
  }

  parameter(node: TreeNode): ValueType {
    const oid = numberIn(node, 'paramtype');
    // Refers to a column of a subquery, which is analysed separately.
    if (numberIn(node, 'paramkind') !== 0) return anyOf(oid, false);
    const known = this.#parts.surroundings.parameters[numberIn(node, 'paramid') - 1];
    return known === undefined ? anyOf(oid) : { ...known, oid };
  }

  /** Returns the type of the column at a position, from 1. */
  #at(position: number): ValueType {
    const known = this.#columns.get(position);
    if (known !== undefined) return known;
    // A recursive query reads its own column, which adds nothing to its type.
    this.#columns.set(position, NEVER);
    const type = this.#computed(position);
    this.#columns.set(position, type);
    return type;
  }

  #computed(position: number): ValueType {
    const operation = nodeIn(this.#query, 'setoperations');
    if (operation !== null) {
      return either(branchesOf(operation).map((number) => this.#ofEntry(number, position)));
    }
    const target = this.#targets().find((each) => numberIn(each, 'resno') === position);
    if (target === undefined) return anyOf(0);
    const isSelect = this.#command === SELECT;
    const scope = isSelect ? this : new QueryScope({ ...this.#parts, before: this });
    return scope.typeOf(nodeIn(target, 'expr'));
  }

  #targets(): readonly TreeNode[] {
    const list = this.#command === SELECT ? 'targetlist' : 'returninglist';
    return nodesIn(this.#query, list).filter((target) => wordIn(target, 'resjunk') === 'false');
  }

  #hasOneRow(): boolean {
    const limits = ['limitcount', 'limitoffset', 'havingqual'];
    if (this.isGrouped || limits.some((field) => nodeIn(this.#query, field) !== null)) return false;
    const from = nodeIn(this.#query, 'jointree');
    const hasTables = from === null || listIn(from, 'fromlist').length > 0;
    const isLimited = from === null || nodeIn(from, 'quals') !== null;
    const isSet = wordIn(this.#query, 'hastargetsrfs') === 'true';
    return wordIn(this.#query, 'hasaggs') === 'true' || !(hasTables || isLimited || isSet);
  }

  #factsHere(): Facts {
    if (this.#facts === null) {
      // Prevents recursion: the values in conditions are constants, for which no facts are needed.
      this.#facts = NO_FACTS;
      this.#facts = factsOf(this.#query, this.#given, (value) => this.#constantsOf(value));
    }
    return this.#facts;
  }

  /** Returns the possible constants of an expression, e.g. the list of an `in`; null if unknown. */
  #constantsOf(value: TreeValue): ReadonlySet<unknown> | null {
    if (!isConstant(value)) return null;
    const type = this.typeOf(value);
    return type.items === null ? type.values : type.items.values;
  }

  /** Refines the type of a column with the conditions and outer joins. */
  #withFacts(node: TreeNode, type: ValueType): ValueType {
    const { matched, values } = this.#factsHere();
    const nulledBy = bitsIn(node, 'varnullingrels').filter((join) => !matched.has(join));
    const found = { ...type, isNullable: type.isNullable || nulledBy.length > 0 };
    const allowed = values.get(write(node));
    return allowed === undefined ? found : limitedTo(found, allowed);
  }

  /** True for a column of the written table in `returning`. */
  #isWritten(node: TreeNode): boolean {
    const isTable = numberIn(node, 'varno') === numberIn(this.#query, 'resultrelation');
    return isTable && this.#parts.before !== undefined;
  }

  /**
   * True if an expression has the same value as in the conditions, which see the rows before the
   * write.
   */
  #isAsInConditions(expression: TreeNode): boolean {
    if (this.#parts.before === undefined) return true;
    if (expression.kind !== 'VAR') return false;
    return !this.#isWritten(expression) || this.#written(expression, anyOf(0)) === null;
  }

  /** Returns the type of a written column; null if its value is unchanged. */
  #written(node: TreeNode, column: ValueType): ValueType | null {
    const { before } = this.#parts;
    if (before === undefined) return null;
    const isOld = numberIn(node, 'varreturningtype') === OLD;
    if (isOld) return this.#command === INSERT ? anyOf(column.oid) : null;
    const position = numberIn(node, 'varattno');
    const target = nodesIn(this.#query, 'targetlist').find(
      (each) => numberIn(each, 'resno') === position,
    );
    if (target === undefined) return this.#command === UPDATE ? null : column;
    const conflict = nodeIn(this.#query, 'onconflict');
    const isUpdated = conflict !== null && numberIn(conflict, 'action') === DO_UPDATE;
    if (isUpdated) return column;
    const assigned = before.typeOf(nodeIn(target, 'expr'));
    const type = { ...column, isNullable: column.isNullable && assigned.isNullable };
    return assigned.values === null ? type : limitedTo(type, assigned.values);
  }

  #up(levels: number): QueryScope | null {
    if (levels === 0) return this;
    const { outer } = this.#parts;
    return outer === null ? null : outer.#up(levels - 1);
  }

  #inner(query: TreeNode): QueryScope {
    const known = this.#subqueries.get(query);
    if (known !== undefined) return known;
    const { surroundings } = this.#parts;
    const inner = new QueryScope({ query, surroundings, outer: this });
    this.#subqueries.set(query, inner);
    return inner;
  }

  /** Returns the column of an entry of the `from` list, by entry kind as numbered by PostgreSQL. */
  #ofEntry(number: number, position: number): ValueType {
    const entry = nodesIn(this.#query, 'rtable')[number - 1];
    if (entry === undefined) return anyOf(0);
    // Whole row and system columns.
    if (position <= 0) return anyOf(0, false);
    const at = (field: string) => this.typeOf(listIn(entry, field)[position - 1] ?? null);
    switch (numberIn(entry, 'rtekind')) {
      case 0:
        return this.catalogue.column(numberIn(entry, 'relid'), position) ?? anyOf(0);
      case 1:
        return this.#ofQuery(nodeIn(entry, 'subquery'), position);
      case 2:
        return at('joinaliasvars');
      case 3:
        return this.#ofFunctions(entry, position);
      case 5:
        return this.#ofValues(entry, position);
      case 6:
        return this.#up(numberIn(entry, 'ctelevelsup'))?.named(entry, position) ?? anyOf(0);
      case 9:
        return at('groupexprs');
      default:
        return anyOf(0);
    }
  }

  #ofQuery(query: TreeNode | null, position: number): ValueType {
    return query === null ? anyOf(0) : this.#inner(query).#at(position);
  }

  /** Returns the column of a query in this one's `with`. */
  named(entry: TreeNode, position: number): ValueType {
    const name = wordIn(entry, 'ctename');
    const found = nodesIn(this.#query, 'ctelist').find((each) => wordIn(each, 'ctename') === name);
    return this.#ofQuery(found === undefined ? null : nodeIn(found, 'ctequery'), position);
  }

  /** Several functions are padded with nulls to the length of the longest. */
  #ofFunctions(entry: TreeNode, position: number): ValueType {
    const [only, ...others] = nodesIn(entry, 'functions');
    if (only === undefined || others.length > 0) return anyOf(0);
    const width = numberIn(only, 'funccolcount');
    // `with ordinality`
    if (position > width) return anyOf(BIGINT, false);
    return width === 1 ? this.typeOf(nodeIn(only, 'funcexpr')) : anyOf(0);
  }

  #ofValues(entry: TreeNode, position: number): ValueType {
    const rows = listIn(entry, 'values_lists');
    return either(
      rows.map((row) => this.typeOf((Array.isArray(row) ? row[position - 1] : null) ?? null)),
    );
  }
}

/** Kinds of expressions that read no table. */
const CONSTANT: ReadonlySet<string> = new Set([
  'ARRAYCOERCEEXPR',
  'ARRAYEXPR',
  'COERCEVIAIO',
  'CONST',
  'PARAM',
  'RELABELTYPE',
]);

function isConstant(value: TreeValue): boolean {
  if (typeof value === 'string') return true;
  if (!isNode(value)) return value.every(isConstant);
  return CONSTANT.has(value.kind) && [...value.fields.values()].every(isConstant);
}

/** Returns the entries of the queries combined by `union` and similar. */
function branchesOf(node: TreeNode): readonly number[] {
  if (node.kind === 'RANGETBLREF') return [numberIn(node, 'rtindex')];
  return ['larg', 'rarg'].flatMap((side) => {
    const branch = nodeIn(node, side);
    return branch === null ? [] : branchesOf(branch);
  });
}
