import type { Checker, Signature, Type, Symbol as TypeSymbol } from 'typescript/unstable/sync';

export const DOMAIN = 'packages/domain';
export const SDK = 'packages/sdk';

/** The sources of the package, with their types. */
export interface Sources {
  readonly checker: Checker;
  /** Absolute path of the repository. */
  readonly root: string;
  /** Exports of a file, by its path from the root; aliases are resolved. */
  exportsOf(path: string): readonly TypeSymbol[];
}

/** A function type: its first signature, the type of its first parameter and the returned type. */
export interface Call {
  readonly signature: Signature;
  readonly first: Type | undefined;
  readonly returned: Type;
}

/** Returns the call of a function type; null for any other type. */
export function callOf(checker: Checker, type: Type | undefined): Call | null {
  const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, 0);
  const returned = signature && checker.getReturnTypeOfSignature(signature);
  if (signature === undefined || returned === undefined) return null;
  const [parameter] = signature.getParameters();
  const first = parameter && checker.getParameterType(signature, 0);
  return { signature, returned, first };
}

/** Returns {@link callOf} of the function that a symbol names. */
export function callOfSymbol(checker: Checker, symbol: TypeSymbol | undefined): Call | null {
  return callOf(checker, symbol && checker.getTypeOfSymbol(symbol));
}

/** Returns {@link callOf} of a method. */
export function callOfMethod(checker: Checker, type: Type, name: string): Call | null {
  return callOfSymbol(checker, checker.getPropertyOfType(type, name));
}

export function propertiesOf(checker: Checker, type: Type | undefined): [string, Type][] {
  if (type === undefined) return [];
  return checker.getPropertiesOfType(type).flatMap((symbol): [string, Type][] => {
    const of = checker.getTypeOfSymbol(symbol);
    return of === undefined ? [] : [[symbol.name, of]];
  });
}

export function documentation(checker: Checker, symbol: TypeSymbol): string {
  return checker.getDocumentationCommentOfSymbol(symbol).replace(/\s+/g, ' ').trim();
}

export function isOwn(symbol: TypeSymbol): boolean {
  const path = symbol.declarations[0]?.path ?? '';
  return path.includes(`/${DOMAIN}/`) || path.includes(`/${SDK}/`);
}

export function pathOf(symbol: TypeSymbol, root: string): string {
  return (symbol.declarations[0]?.path ?? '').slice(root.length + 1);
}

export function isMachine(checker: Checker, type: Type): boolean {
  return checker.getPropertyOfType(type, 'getInitialSnapshot') !== undefined;
}

export function isActor(type: Type): boolean {
  return type.getSymbol()?.name === 'Actor';
}
