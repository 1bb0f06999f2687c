import { readFileSync } from 'node:fs';
import {
  API,
  type Checker,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import {
  type Describing,
  helperType,
  machineTypes,
  readSelector,
  withOwnSelectors,
} from './machine-types.ts';
import { makersIn } from './makers.ts';
import type { DeclaredType, GroupTypes, MachineTypes, ReferenceTypes } from './reference-types.ts';
import {
  callOf,
  callOfSymbol,
  DOMAIN,
  documentation,
  isActor,
  isMachine,
  isOwn,
  pathOf,
  propertiesOf,
  SDK,
  type Sources,
} from './sources.ts';
import { createTypePrinter, type NamedType, type TypePrinter } from './type-printer.ts';

/** Type aliases that describe how a type is derived. They are always expanded. */
const MADE_BY = new Set(['InCents', 'Schemas', 'Data', 'PlainFields', 'Expand']);
/** Files that start the actors of the app. */
const COMPOSITION = [
  'core',
  'areas/addresses-area',
  'areas/cart-area',
  'areas/checkout-area',
  'areas/booking-area',
  'areas/wallet-area',
].map((name) => `${DOMAIN}/src/app/composition/${name}.ts`);

/** Entries for packages that define flows themselves. Front ends do not use them. */
const BUILDING = new Set(['./flows', './testing']);

/** Flags of interfaces and type aliases. */
const TYPES = SymbolFlags.Interface | SymbolFlags.TypeAlias;

/** Reads the machines that the package exports from the types of its sources. */
export function readReferenceTypes(root: string): ReferenceTypes {
  const api = new API({ cwd: root });
  try {
    const [project] = api
      .updateSnapshot({ openProjects: [`${root}/${DOMAIN}/tsconfig.json`] })
      .getProjects();
    if (project === undefined) throw new Error(`${DOMAIN} is not a TypeScript project`);
    const { checker, program } = project;
    const exportsOf = (path: string): readonly TypeSymbol[] => {
      const file = program.getSourceFile(`${root}/${path}`);
      const module = file && checker.getSymbolAtLocation(file);
      if (module === undefined) throw new Error(`${path} is not in the project`);
      return checker
        .getExportsOfModule(module)
        .map((symbol) =>
          symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        );
    };
    return read({ checker, exportsOf, root });
  } finally {
    api.close();
  }
}

interface Exported {
  readonly entry: string;
  readonly symbol: TypeSymbol;
}

function read(sources: Sources): ReferenceTypes {
  const { checker, exportsOf } = sources;
  const exported: Exported[] = entriesOf(DOMAIN).flatMap(([entry, path]) =>
    exportsOf(path).map((symbol) => ({ entry, symbol })),
  );
  const entries = new Map(exported.toReversed().map(({ entry, symbol }) => [symbol.name, entry]));
  const { names, unions } = exportedTypes(checker, [
    ...exported.map(({ symbol }) => symbol),
    ...exportsOf(`${SDK}/src/index.ts`),
  ]);
  const printer = createTypePrinter(checker, names, isOwn, unions, MADE_BY);
  const selectors = exported.flatMap(({ entry, symbol }) => readSelector(sources, symbol, entry));
  const deps = { ...sources, printer, selectors };
  const app = callOfSymbol(
    checker,
    exported.find(({ symbol }) => symbol.name === 'createApp')?.symbol,
  );
  if (app === null) throw new Error('No entry exports createApp');
  const actors = readActors(deps, app.returned);
  const first = firstParts(checker, app.returned);
  const groups = exported.flatMap((one) => readGroup(deps, one, first));
  return { actors, groups, entries, types: declaredTypes(checker, printer, entries) };
}

function readActors(deps: Describing, app: Type): MachineTypes[] {
  const files = COMPOSITION.map((path) =>
    makersIn(readFileSync(`${deps.root}/${path}`, 'utf8'), path),
  );
  return propertiesOf(deps.checker, app)
    .filter(([, type]) => isActor(type))
    .map(([name, type]) =>
      machineTypes(deps, { name, type, makers: files.flatMap((makersOf) => makersOf(name)) }),
    );
}

/** Returns an empty list if the export is not a group. */
function readGroup(
  deps: Describing,
  { entry, symbol }: Exported,
  first: Type | undefined,
): GroupTypes[] {
  const { checker, root } = deps;
  if (!/(?:Machines|Offers)$/.test(symbol.name)) return [];
  const group = callOfSymbol(checker, symbol);
  if (group?.first === undefined) return [];
  const path = pathOf(symbol, root);
  const makersOf = makersIn(readFileSync(`${root}/${path}`, 'utf8'), path);
  const members = propertiesOf(checker, group.returned);
  const machines = members
    .filter(([, type]) => isMachine(checker, type))
    .map(([name, type]) => machineTypes(deps, { name, type, makers: makersOf(name) }));
  return [
    {
      name: symbol.name,
      entry,
      about: documentation(checker, symbol),
      isFirst: first !== undefined && checker.isTypeAssignableTo(first, group.first),
      machines: withOwnSelectors(machines),
      helpers: members
        .filter(([, type]) => !isMachine(checker, type))
        .map(([name, type]) => helperType(deps, name, type)),
    },
  ];
}

/** Returns the type of the parts from which `app.firstMachines` makes machines. */
function firstParts(checker: Checker, app: Type): Type | undefined {
  const first = propertiesOf(checker, app).find(([name]) => name === 'firstMachines');
  return callOf(checker, callOf(checker, first?.[1])?.first)?.first;
}

/**
 * Returns the exported names by type id, and the exported unions of more than two members, largest
 * first.
 */
function exportedTypes(checker: Checker, symbols: readonly TypeSymbol[]) {
  const names = new Map<number, string>();
  const unions: NamedType[] = [];
  for (const symbol of symbols.filter(({ flags }) => (flags & TYPES) !== 0)) {
    const { declarations, name } = symbol;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isOfApi = declarations[0]?.path.includes(`/${SDK}/`);
    if (names.has(type.id) || !isNamed(type, isOfApi ? 3 : 15)) continue;
    names.set(type.id, name);
    if (sizeOf(type) > 2) unions.push({ name, type });
  }
  return { names, unions: unions.sort((one, other) => sizeOf(other.type) - sizeOf(one.type)) };
}

/**
 * True if the exported name identifies the type. Two unions of the same literals have one type, so
 * a union of fewer than `least` literals has no name.
 */
function isNamed(type: Type, least: number): boolean {
  if (!type.isUnionType()) return type.isObjectType() || type.isIntersectionType();
  return type.getTypes().some((member) => !member.isLiteralType()) || sizeOf(type) >= least;
}

function sizeOf(type: Type): number {
  return type.isUnionType() ? type.getTypes().length : 0;
}

/** Returns the entries of a package for front ends: name and source file. */
function entriesOf(folder: string): [string, string][] {
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([entry]) => !BUILDING.has(entry))
    .map(([entry, path]) => [entry.replace('./', ''), `${folder}/${path.replace('./', '')}`]);
}

/** Returns the types that were printed, and those that these name in turn, sorted by name. */
function declaredTypes(
  checker: Checker,
  printer: TypePrinter,
  entries: ReadonlyMap<string, string>,
): DeclaredType[] {
  const declared = new Map<string, DeclaredType>();
  for (let used = printer.takeUsed(); used.length > 0; used = printer.takeUsed()) {
    for (const one of used.filter(({ name }) => !declared.has(name))) {
      declared.set(one.name, declaredType(checker, printer, one, entries.get(one.name) ?? null));
    }
  }
  return [...declared.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function declaredType(
  checker: Checker,
  printer: TypePrinter,
  { name, type }: NamedType,
  entry: string | null,
): DeclaredType {
  const symbol = type.getAliasSymbol() ?? type.getSymbol();
  const declaration = symbol?.declarations[0];
  const { parameters, alias } = genericParts(declaration?.resolve()?.getText() ?? '');
  return {
    name,
    parameters,
    entry,
    isOfApi: declaration?.path.includes(`/${SDK}/`) ?? false,
    about: symbol === undefined ? '' : documentation(checker, symbol),
    expanded: alias === null ? printer.expand(type) : { members: [alias] },
  };
}

/**
 * Returns the type parameters of a declaration. `alias` is the text of a generic type alias, which
 * the checker cannot expand; null for all other declarations.
 */
function genericParts(text: string): { parameters: string; alias: string | null } {
  const [, kind, parameters] =
    /^export (type|interface) \w+(<.*?>)(?: =| extends| \{)\s/s.exec(text) ?? [];
  if (parameters === undefined) return { parameters: '', alias: null };
  const alias = text.slice(text.indexOf(`${parameters} =`) + parameters.length + 2);
  return {
    parameters,
    alias: kind === 'type' ? alias.replace(/\s+/g, ' ').replace(/;$/, '').trim() : null,
  };
}
