import type { CallExpression, Node } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isMethodDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
} from 'typescript/unstable/ast/is';
import type { Checker, Type } from 'typescript/unstable/sync';
import { lineOf, nodesOf, type TypedProject, visitTypedProjects } from '../../lib/typed-sources.ts';
import { type ComposedText, compose } from './compose.ts';
import { nameOf, UnresolvedOrigin } from './origins.ts';
import { propertiesOf, type Shape } from './shapes.ts';

/** Call of `query` or `one` with a row type. */
export interface TypedStatement {
  /** File and line, e.g. `apps/api/src/modules/ordering/cart/carts.ts:21`. */
  readonly place: string;
  /** Declared columns by name. */
  readonly row: ReadonlyMap<string, Shape>;
  readonly texts: readonly ComposedText[];
}

/** Call that cannot be compared. */
export interface UnreadStatement {
  readonly place: string;
  readonly because: string;
}

const METHODS: ReadonlySet<string> = new Set(['query', 'one']);

/**
 * Finds every call of `query` and `one` of `Queryable` that declares columns. Tests are skipped,
 * because they compare the actual rows.
 *
 * @param root absolute path of the folder that contains the projects
 * @param projects folders with a tsconfig.json, relative to the root
 */
export function readStatements(
  root: string,
  projects: readonly string[],
): (TypedStatement | UnreadStatement)[] {
  const found: (TypedStatement | UnreadStatement)[] = [];
  visitTypedProjects(root, projects, (project) => {
    for (const source of project.sources) {
      if (source.path.endsWith('.test.ts') || !/\.(?:query|one)\b/.test(source.text)) continue;
      for (const call of nodesOf(source.file, isCallExpression)) {
        if (!isQuery(call, project.checker)) continue;
        const place = `${source.path}:${lineOf(source.file, call)}`;
        found.push(...readCall(call, place, project));
      }
    }
  });
  return found;
}

/** Returns nothing for a call that declares no columns. */
function readCall(
  call: CallExpression,
  place: string,
  project: TypedProject,
): (TypedStatement | UnreadStatement)[] {
  const { checker } = project;
  const [statement] = call.arguments;
  const type = rowOf(call, checker);
  if (statement === undefined || type === null) {
    return [{ place, because: 'the row type cannot be resolved' }];
  }
  if (type.isTypeParameter()) {
    if (isWithinQueryable(call)) return [];
    return [{ place, because: 'callers define the row type: define it here' }];
  }
  const row = propertiesOf(type, checker);
  if (row.size === 0) return [];
  try {
    return [{ place, row, texts: compose(statement, project) }];
  } catch (error) {
    if (!(error instanceof UnresolvedOrigin)) throw error;
    return [{ place, because: `its text cannot be resolved: ${error.message}` }];
  }
}

function isQuery({ expression }: CallExpression, checker: Checker): boolean {
  if (!isPropertyAccessExpression(expression) || !METHODS.has(nameOf(expression))) return false;
  const declaration = checker.getSymbolAtLocation(expression.name)?.valueDeclaration;
  return declaration?.path.endsWith('/apps/api/src/platform/db/db.ts') ?? false;
}

/** Returns `Row` of a `Promise<Row[]>` or a `Promise<Row | null>`. */
function rowOf(call: CallExpression, checker: Checker): Type | null {
  const promise = checker.getTypeAtLocation(call);
  const result = promise?.isTypeReference() ? checker.getTypeArguments(promise)[0] : undefined;
  if (result === undefined) return null;
  if (checker.isArrayType(result) && result.isTypeReference()) {
    return checker.getTypeArguments(result)[0] ?? null;
  }
  return checker.getNonNullableType(result) ?? null;
}

/** True inside a method `query` or `one`, which forwards its argument. */
function isWithinQueryable(node: Node): boolean {
  for (let around: Node | undefined = node.parent; around !== undefined; around = around.parent) {
    if (!isPropertyAssignment(around) && !isMethodDeclaration(around)) continue;
    if (METHODS.has(nameOf(around.name))) return true;
  }
  return false;
}
