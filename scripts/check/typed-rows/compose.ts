import type { Node } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import type { TypedProject } from '../../lib/typed-sources.ts';
import {
  type Bindings,
  DependsOnCalls,
  nameOf,
  type Origin,
  Origins,
  UnresolvedOrigin,
} from './origins.ts';
import { type Shape, shapeOf } from './shapes.ts';

/** Possible text of a statement. */
export interface ComposedText {
  /** SQL around the values: one part more than there are values. */
  readonly parts: readonly string[];
  /** Types of the values. */
  readonly values: readonly Shape[];
}

/** Maximum texts of a statement; one with more must be split. */
const MOST_TEXTS = 64;

/**
 * Composes all texts of an `Sql` expression: one per path through its conditions, and per call of
 * the functions that pass fragments to it.
 *
 * @throws NotFollowed
 */
export function compose(node: Node, project: TypedProject): ComposedText[] {
  return distinct(composeAssuming(node, project, new Map()));
}

function composeAssuming(node: Node, project: TypedProject, assumed: Bindings): ComposedText[] {
  const origins = new Origins(project, assumed);
  try {
    return new Composer(project, origins).texts({ node, bindings: new Map() });
  } catch (error) {
    if (!(error instanceof DependsOnCalls)) throw error;
    const calls = origins.callsOf(error.called);
    if (calls.length === 0)
      throw new UnresolvedOrigin(error.called, 'takes SQL and is never called');
    return calls.flatMap((bindings) => composeAssuming(node, project, bindings));
  }
}

class Composer {
  readonly #project: TypedProject;
  readonly #origins: Origins;

  constructor(project: TypedProject, origins: Origins) {
    this.#project = project;
    this.#origins = origins;
  }

  texts(origin: Origin): ComposedText[] {
    return distinct(this.#origins.of(origin).flatMap((each) => this.#textsOf(each)));
  }

  #textsOf(origin: Origin): ComposedText[] {
    const { node } = origin;
    if (isTaggedTemplateExpression(node) && nameOf(node.tag) === 'sql') {
      return this.#template({ ...origin, node: node.template });
    }
    if (isCallExpression(node) && nameOf(node.expression) === 'join') {
      return this.#joined(origin, node.arguments);
    }
    throw new UnresolvedOrigin(node, 'is no sql template');
  }

  #template(origin: Origin): ComposedText[] {
    const { node } = origin;
    if (isNoSubstitutionTemplateLiteral(node)) return [plain(node.text)];
    if (!isTemplateExpression(node)) throw new UnresolvedOrigin(node, 'is no template');
    return node.templateSpans.reduce(
      (texts, { expression, literal }) => {
        const inserts = this.#inserts({ ...origin, node: expression });
        return limited(node, combine([texts, inserts, [plain(literal.text)]]));
      },
      [plain(node.head.text)],
    );
  }

  /** Returns the texts of `${…}`: those of a fragment, or a value placeholder. */
  #inserts(origin: Origin): ComposedText[] {
    if (!this.#isSql(origin.node)) return [this.#value(origin.node)];
    const origins = this.#origins.of(origin);
    return distinct(
      origins.flatMap((each) =>
        this.#isSql(each.node) ? this.#textsOf(each) : [this.#value(each.node)],
      ),
    );
  }

  #value(node: Node): ComposedText {
    const { checker } = this.#project;
    const type = checker.getTypeAtLocation(node);
    if (type === undefined) throw new UnresolvedOrigin(node, 'has no type');
    return { parts: ['', ''], values: [shapeOf(type, checker)] };
  }

  #isSql(node: Node): boolean {
    const type = this.#project.checker.getTypeAtLocation(node);
    const parts = type?.isUnionType() ? type.getTypes() : [type];
    return parts.some((part) => part?.getSymbol()?.name === 'Sql');
  }

  /** `join(fragments, separator)` */
  #joined(origin: Origin, [list, separator]: readonly Node[]): ComposedText[] {
    if (list === undefined) return [];
    const between =
      separator === undefined ? [plain(', ')] : this.texts({ ...origin, node: separator });
    const elements = this.#origins.elements({ ...origin, node: list });
    return limited(
      origin.node,
      combine(
        elements.flatMap((element, index) =>
          index === 0 ? [this.texts(element)] : [between, this.texts(element)],
        ),
      ),
    );
  }
}

/** Returns the concatenations of one text from each list. */
function combine(lists: readonly (readonly ComposedText[])[]): ComposedText[] {
  return lists.reduce<ComposedText[]>(
    (texts, next) => texts.flatMap((text) => next.map((other) => concat(text, other))),
    [plain('')],
  );
}

function limited(node: Node, texts: readonly ComposedText[]): ComposedText[] {
  if (texts.length > MOST_TEXTS) throw new UnresolvedOrigin(node, 'has too many texts');
  return distinct(texts);
}

function plain(text: string): ComposedText {
  return { parts: [text], values: [] };
}

function concat(one: ComposedText, other: ComposedText): ComposedText {
  const [first = '', ...others] = other.parts;
  return {
    parts: [...one.parts.slice(0, -1), `${one.parts.at(-1) ?? ''}${first}`, ...others],
    values: [...one.values, ...other.values],
  };
}

function distinct(texts: readonly ComposedText[]): ComposedText[] {
  return [...new Map(texts.map((text) => [JSON.stringify(text.parts), text])).values()];
}
