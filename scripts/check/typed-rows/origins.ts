import type { Node } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isAwaitExpression,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isForOfStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isNonNullExpression,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { type Symbol as Declared, SymbolFlags } from 'typescript/unstable/sync';
import { lineOf, nodesOf, type TypedProject } from '../../lib/typed-sources.ts';

/** Expression with the bindings of the parameters around it. */
export interface Origin {
  readonly node: Node;
  readonly bindings: Bindings;
}
/** Arguments by location of their parameter; null for an omitted one. */
export type Bindings = ReadonlyMap<string, Origin | null>;

type FunctionNode = Node & {
  readonly parameters: readonly Node[];
  readonly body?: Node;
};

/** Thrown if an expression cannot be followed to the place where its value is written. */
export class UnresolvedOrigin extends Error {
  override readonly name = 'NotFollowed';

  constructor(node: Node, because: string) {
    const file = node.getSourceFile();
    const text = file.text.slice(node.getStart(file), node.end).replaceAll(/\s+/g, ' ');
    super(`${file.fileName}:${lineOf(file, node)}: \`${text.slice(0, 60)}\` ${because}`);
  }
}

/** Thrown if the value depends on the callers of a function. */
export class DependsOnCalls extends Error {
  readonly called: FunctionNode;

  constructor(called: FunctionNode) {
    super('The value depends on the callers of a function');
    this.called = called;
  }
}

/** Maximum call depth followed. */
const DEEPEST = 30;

/**
 * Follows expressions to the places where their values are written: through constants, parameters,
 * calls, object properties, conditions and lists.
 */
export class Origins {
  readonly #project: TypedProject;
  /** Arguments of the calls assumed to be on the stack. */
  readonly #assumed: Bindings;
  #depth = 0;

  constructor(project: TypedProject, assumed: Bindings) {
    this.#project = project;
    this.#assumed = assumed;
  }

  /**
   * Returns the expressions that can produce the value of this one.
   * @throws NotFollowed, DependsOnCalls
   */
  of(origin: Origin): Origin[] {
    if (this.#depth > DEEPEST) throw new UnresolvedOrigin(origin.node, 'comes from itself');
    this.#depth += 1;
    try {
      return this.#of(origin);
    } finally {
      this.#depth -= 1;
    }
  }

  #of(origin: Origin): Origin[] {
    const { node } = origin;
    const at = (other: Node) => this.of({ ...origin, node: other });
    if (isWrapper(node)) return at(node.expression);
    if (isConditionalExpression(node)) return [...at(node.whenTrue), ...at(node.whenFalse)];
    if (isBinaryExpression(node) && node.operatorToken.getText() === '??') {
      return [...at(node.left), ...at(node.right)];
    }
    if (isIdentifier(node)) return this.#declared(origin);
    if (isPropertyAccessExpression(node)) {
      return this.#property(at(node.expression), nameOf(node.name), origin);
    }
    if (isCallExpression(node) && !UNRESOLVED.has(nameOf(node.expression))) {
      const given = node.arguments.map((argument) => ({ ...origin, node: argument }));
      return this.#functions({ ...origin, node: node.expression })
        .flatMap((called) => returned(called, given))
        .flatMap((value) => this.of(value));
    }
    return [origin];
  }

  /** Returns the elements of a list. A list of unknown length is treated as having one element. */
  elements(list: Origin): Origin[] {
    return this.of(list).flatMap((origin) => {
      const { node } = origin;
      if (isArrayLiteralExpression(node)) {
        return node.elements.flatMap((element) =>
          isSpreadElement(element)
            ? this.elements({ ...origin, node: element.expression })
            : [{ ...origin, node: element }],
        );
      }
      const callback = isCallExpression(node) ? node.arguments[0] : undefined;
      if (!isCallExpression(node) || callback === undefined || nameOf(node.expression) !== 'map') {
        throw new UnresolvedOrigin(node, 'is no list whose elements are known');
      }
      return this.#mapped({ ...origin, node: node.expression }, { ...origin, node: callback });
    });
  }

  /** `list.map(callback)` */
  #mapped({ node, bindings }: Origin, callback: Origin): Origin[] {
    if (!isPropertyAccessExpression(node)) return [];
    const known = attempt(() => this.elements({ node: node.expression, bindings }));
    return this.#functions(callback).flatMap((called) =>
      known === null
        ? returned(called, [])
        : known.flatMap((element) => returned(called, [element])),
    );
  }

  #symbolAt(node: Node): Declared | undefined {
    const { checker } = this.#project;
    const symbol = isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    const isAlias = symbol !== undefined && (symbol.flags & SymbolFlags.Alias) !== 0;
    return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  #declared(origin: Origin): Origin[] {
    const declaration = this.#symbolAt(origin.node)?.valueDeclaration?.resolve();
    if (declaration === undefined) throw new UnresolvedOrigin(origin.node, 'is not declared');
    if (isFunctionDeclaration(declaration)) return [{ ...origin, node: declaration }];
    if (isParameterDeclaration(declaration)) return this.#argument(origin, declaration);
    if (isBindingElement(declaration)) return this.#destructured(origin, declaration);
    if (isVariableDeclaration(declaration)) {
      const loop = declaration.parent.parent;
      if (declaration.initializer !== undefined) {
        return this.of({ ...origin, node: declaration.initializer });
      }
      if (isForOfStatement(loop)) {
        const elements = this.elements({ ...origin, node: loop.expression });
        return elements.flatMap((element) => this.of(element));
      }
    }
    throw new UnresolvedOrigin(origin.node, 'is declared where its value is not known');
  }

  /** Follows `{ name }` of a parameter or variable. */
  #destructured(origin: Origin, element: Node): Origin[] {
    const pattern = element.parent;
    if (!isBindingElement(element) || !isObjectBindingPattern(pattern)) {
      throw new UnresolvedOrigin(origin.node, 'is taken out of a list');
    }
    const holder = pattern.parent;
    const objects =
      isVariableDeclaration(holder) && holder.initializer !== undefined
        ? this.of({ ...origin, node: holder.initializer })
        : this.#argument(origin, holder);
    return this.#property(objects, nameOf(element.propertyName ?? element.name), origin);
  }

  #property(objects: readonly Origin[], name: string, origin: Origin): Origin[] {
    const found = objects.flatMap((object) => {
      if (!isObjectLiteralExpression(object.node)) {
        throw new UnresolvedOrigin(origin.node, `is .${name} of an object that is not known`);
      }
      return object.node.properties.flatMap((property) => {
        if (!isSpreadAssignment(property)) return this.#member({ ...object, node: property }, name);
        const spread = { ...object, node: property.expression };
        return attempt(() => this.#property(this.of(spread), name, origin)) ?? [];
      });
    });
    if (found.length === 0) throw new UnresolvedOrigin(origin.node, `is .${name} of none`);
    return found;
  }

  /** Follows `name: value`, `name` or `name() {}` of an object. */
  #member(origin: Origin, name: string): Origin[] {
    const { node } = origin;
    if (isMethodDeclaration(node)) return nameOf(node.name) === name ? [origin] : [];
    if (isShorthandPropertyAssignment(node)) {
      return nameOf(node.name) === name ? this.of({ ...origin, node: node.name }) : [];
    }
    if (!isPropertyAssignment(node) || nameOf(node.name) !== name) return [];
    return this.of({ ...origin, node: node.initializer });
  }

  #argument(origin: Origin, parameter: Node): Origin[] {
    if (!isParameterDeclaration(parameter)) {
      throw new UnresolvedOrigin(origin.node, 'is declared where its value is not known');
    }
    const place = placeOf(parameter);
    const bound = origin.bindings.get(place) ?? this.#assumed.get(place);
    if (bound !== undefined && bound !== null) return this.of(bound);
    const isLeftOut = origin.bindings.has(place) || this.#assumed.has(place);
    if (!isLeftOut && isFunction(parameter.parent)) throw new DependsOnCalls(parameter.parent);
    if (parameter.initializer === undefined) throw new UnresolvedOrigin(parameter, 'is left out');
    return this.of({ ...origin, node: parameter.initializer });
  }

  #functions(origin: Origin): Origin[] {
    return this.of(origin).map((called) => {
      if (isFunction(called.node)) return called;
      throw new UnresolvedOrigin(origin.node, 'is no function of the project');
    });
  }

  /** Returns the parameter bindings of each call of a named function, except in tests. */
  callsOf(called: FunctionNode): Bindings[] {
    const holder = isFunctionDeclaration(called) ? called : called.parent;
    const name = 'name' in holder ? nameOf(holder.name as Node) : '';
    if (name === '') return [];
    const { sources, imported } = this.#project;
    return [...sources, ...imported]
      .filter(({ path, text }) => !path.endsWith('.test.ts') && text.includes(name))
      .flatMap(({ file }) => nodesOf(file, isCallExpression))
      .filter(({ expression }) => nameOf(expression) === name)
      .filter(({ expression }) => {
        const callee = isPropertyAccessExpression(expression) ? expression.name : expression;
        const declaration = this.#symbolAt(callee)?.valueDeclaration?.resolve();
        return declaration !== undefined && placeOf(declaration) === placeOf(holder);
      })
      .map((call) => {
        const given = call.arguments.map((node) => ({ node, bindings: new Map() }));
        return bind(this.#assumed, called, given);
      });
  }
}

/** Calls that are not followed: they compose fragments and lists. */
const UNRESOLVED: ReadonlySet<string> = new Set(['join', 'map']);

/** Returns the possible return values of a function call. */
function returned({ node, bindings }: Origin, given: readonly Origin[]): Origin[] {
  if (!isFunction(node)) return [];
  if (node.body === undefined) throw new UnresolvedOrigin(node, 'has no body');
  const bound = bind(bindings, node, given);
  if (!isBlock(node.body)) return [{ node: node.body, bindings: bound }];
  return nodesOf(node.body, isReturnStatement)
    .filter((statement) => functionAround(statement) === node)
    .flatMap(({ expression }) => expression ?? [])
    .map((expression) => ({ node: expression, bindings: bound }));
}

function bind(before: Bindings, { parameters }: FunctionNode, given: readonly Origin[]): Bindings {
  const bound = parameters.map((parameter, index) => {
    return [placeOf(parameter), given[index] ?? null] as const;
  });
  return new Map([...before, ...bound]);
}

function isFunction(node: Node): node is FunctionNode {
  return (
    isFunctionDeclaration(node) ||
    isArrowFunction(node) ||
    isFunctionExpression(node) ||
    isMethodDeclaration(node)
  );
}

function functionAround(node: Node): Node | undefined {
  let around: Node | undefined = node.parent;
  while (around !== undefined && !isFunction(around)) around = around.parent;
  return around;
}

/** True for an expression with the same value as the one inside. */
function isWrapper(node: Node): node is Node & { readonly expression: Node } {
  return (
    isParenthesizedExpression(node) ||
    isAsExpression(node) ||
    isSatisfiesExpression(node) ||
    isNonNullExpression(node) ||
    isAwaitExpression(node)
  );
}

/** Returns the name of an identifier or of an accessed property; empty for anything else. */
export function nameOf(node: Node | undefined): string {
  if (node === undefined) return '';
  if (isPropertyAccessExpression(node)) return nameOf(node.name);
  return isIdentifier(node) ? node.text : '';
}

function placeOf(node: Node): string {
  return `${node.getSourceFile().fileName}:${node.pos}:${node.end}`;
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnresolvedOrigin) return null;
    throw error;
  }
}
