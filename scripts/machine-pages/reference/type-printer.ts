import {
  type Checker,
  NodeBuilderFlags,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

const PLAIN = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
const TEMPORAL = new Set(['Instant', 'PlainDate', 'PlainTime', 'ZonedDateTime']);
/** Nested objects beyond this depth are printed as `object`. */
const DEEPEST = 6;

/** A type that the page names, with the type to print for it. */
export interface NamedType {
  readonly name: string;
  readonly type: Type;
}

export interface TypePrinter {
  /** Returns the type in one line; named types by name. */
  print(type: Type): string;
  /** Returns the members of a union, or the type itself. */
  members(type: Type): readonly Type[];
  /** Returns the type without its own name: fields of an object, members of a union. */
  expand(type: Type): Expanded;
  /** Returns the named types that were printed since the last call. */
  takeUsed(): readonly NamedType[];
}

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly about: string;
}

/** Either the fields of an object type, or the members of a union; another type is its one member. */
export type Expanded =
  | { readonly fields: readonly Field[] }
  | { readonly members: readonly string[] };

/**
 * Creates a printer of types.
 *
 * @param names exported names by id of their type
 * @param isOwn returns true for a symbol that is declared in this repository
 * @param unions exported unions, largest first, that name their members in a larger union
 * @param hidden names of type aliases that are always expanded
 */
export function createTypePrinter(
  checker: Checker,
  names: ReadonlyMap<number, string>,
  isOwn: (symbol: TypeSymbol) => boolean,
  unions: readonly NamedType[],
  hidden: ReadonlySet<string>,
): TypePrinter {
  const used = new Map<string, NamedType>();

  /** Ids of named types, by name. If several types have one name, the first keeps it. */
  const taken = new Map<string, number>();

  const use = (name: string, type: Type): string => {
    if (!taken.has(name)) taken.set(name, type.id);
    if (!used.has(name)) used.set(name, { name, type });
    return name;
  };
  const isTaken = (name: string, type: Type) => (taken.get(name) ?? type.id) !== type.id;

  function print(type: Type, depth = 0): string {
    return nameOf(type, depth) ?? structure(type, depth);
  }

  function nameOf(type: Type, depth: number): string | null {
    if (type.isIntrinsicType() || type.isLiteralType()) return null;
    const exported = names.get(type.id);
    if (exported === undefined) return ownNameOf(type, depth);
    return isTaken(exported, type) ? null : use(exported, type);
  }

  /**
   * Returns the name of an alias or interface that this repository declares, with its type
   * arguments; null for other types.
   */
  function ownNameOf(type: Type, depth: number): string | null {
    const alias = type.getAliasSymbol();
    if (alias?.name === 'Partial') return aliasText(type, depth);
    if (alias !== undefined && isOwn(alias) && !hidden.has(alias.name)) {
      return named(alias, type, type.getAliasTypeArguments(), depth);
    }
    const symbol = type.getSymbol();
    if (symbol === undefined || symbol.name.startsWith('__') || !isOwn(symbol)) return null;
    const args = type.isTypeReference() ? checker.getTypeArguments(type) : [];
    return args.length > 0 || type.isClassOrInterface() ? named(symbol, type, args, depth) : null;
  }

  function named(
    symbol: TypeSymbol,
    type: Type,
    args: readonly Type[],
    depth: number,
  ): string | null {
    if (args.length === 0) return isTaken(symbol.name, type) ? null : use(symbol.name, type);
    const texts = args.map((arg) => print(arg, depth + 1));
    return `${use(symbol.name, checker.getDeclaredTypeOfSymbol(symbol))}<${texts.join(', ')}>`;
  }

  function structure(type: Type, depth: number): string {
    if (type.isUnionType()) return union(type.getTypes(), depth).join(' | ');
    if (isPlainObject(type)) return objectText(type, depth);
    if (type.isIntersectionType()) {
      return (
        type
          .getTypes()
          .map((part) => print(part, depth + 1))
          // A brand has no property that a caller can read.
          .filter((text) => !/^\{ readonly \[\w+Brand\]/.test(text))
          .join(' & ')
      );
    }
    return referenceText(type, depth) ?? plainText(type);
  }

  function objectText(type: Type, depth: number): string {
    if (depth >= DEEPEST) return 'object';
    const fields = fieldsOf(type, depth + 1).map((field) => `${field.name}: ${field.type}`);
    return fields.length === 0 ? aliasText(type, depth) : `{ ${fields.join('; ')} }`;
  }

  /** Returns the text of an array or of another generic type of a library; null for other types. */
  function referenceText(type: Type, depth: number): string | null {
    if (!type.isTypeReference() || checker.isTupleType(type)) return null;
    const args = checker.getTypeArguments(type);
    const name = type.getSymbol()?.name ?? '__';
    if (args.length === 0 || name.startsWith('__')) return null;
    const texts = args.map((arg) => print(arg, depth + 1));
    return checker.isArrayType(type)
      ? `${wrapped(texts.join())}[]`
      : `${name}<${texts.join(', ')}>`;
  }

  /**
   * Returns an alias with its type arguments, for a type without known fields, such as
   * `Partial<Record<TField, string>>`.
   */
  function aliasText(type: Type, depth: number): string {
    const alias = type.getAliasSymbol();
    const args = type.getAliasTypeArguments().map((arg) => print(arg, depth + 1));
    return alias === undefined || args.length === 0
      ? plainText(type)
      : `${alias.name}<${args.join(', ')}>`;
  }

  function plainText(type: Type): string {
    const text = checker.typeToString(type, undefined, PLAIN);
    if (TEMPORAL.has(text)) return `Temporal.${text}`;
    return text.replace(/import\("[^"]*"\)\./g, '');
  }

  function union(types: readonly Type[], depth: number): string[] {
    let rest = types;
    const names: string[] = [];
    for (const { name, type } of unions) {
      const parts = type.isUnionType() ? type.getTypes() : [];
      if (parts.length >= types.length || !parts.every((part) => rest.includes(part))) continue;
      rest = rest.filter((part) => !parts.includes(part));
      names.push(use(name, type));
    }
    const texts = [...new Set([...names, ...rest.map((one) => print(one, depth))])].sort(byKind);
    return texts.includes('true') && texts.includes('false')
      ? ['boolean', ...texts.filter((text) => text !== 'true' && text !== 'false')]
      : texts;
  }

  function fieldsOf(type: Type, depth: number): Field[] {
    return checker.getPropertiesOfType(type).flatMap((property) => {
      const of = checker.getTypeOfSymbol(property);
      if (of === undefined || property.name.startsWith('__@')) return [];
      const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
      const text = print(of, depth);
      return [
        {
          name: `${property.name}${isOptional ? '?' : ''}`,
          type: isOptional ? text.replace(/ \| undefined$/, '') : text,
          about: aboutField(property),
        },
      ];
    });
  }

  /** Returns the comment of a field; for a field of the API, the contract's description. */
  function aboutField(property: TypeSymbol): string {
    const comment = checker.getDocumentationCommentOfSymbol(property);
    const tags = comment === '' ? checker.getJsDocTagsOfSymbol(property) : [];
    const described = tags.find(({ name }) => name === 'description')?.text ?? comment;
    return described.replace(/\s+/g, ' ').trim();
  }

  function isPlainObject(type: Type): boolean {
    if (type.isIntersectionType()) return type.getTypes().every(isPlainObject);
    if (!type.isObjectType()) return false;
    if (checker.getSignaturesOfType(type, 0).length > 0) return false;
    if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
    const symbol = type.getSymbol();
    const isNamed = symbol !== undefined && !symbol.name.startsWith('__');
    if (isNamed && !isOwn(symbol)) return false;
    return checker.getIndexInfosOfType(type).length === 0;
  }

  return {
    print: (type) => print(type),
    members: (type) => (type.isUnionType() ? type.getTypes() : [type]),
    expand: (type) => {
      if (isPlainObject(type)) return { fields: fieldsOf(type, 1) };
      if (type.isUnionType()) return { members: union(type.getTypes(), 0) };
      return { members: [structure(type, 0)] };
    },
    takeUsed: () => {
      const taken = [...used.values()];
      used.clear();
      return taken;
    },
  };
}

function byKind(one: string, other: string): number {
  const rank = (text: string) => (text === 'null' ? 1 : text === 'undefined' ? 2 : 0);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

function wrapped(text: string): string {
  return text.includes(' | ') || text.includes('=>') ? `(${text})` : text;
}
