import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Checker, Signature, Type, Symbol as TypeSymbol } from 'typescript/unstable/sync';
import type { MadeBy } from './makers.ts';
import type { EventType, HelperType, MachineTypes, Selector } from './reference-types.ts';
import {
  callOf,
  callOfMethod,
  callOfSymbol,
  DOMAIN,
  documentation,
  isActor,
  pathOf,
  type Sources,
} from './sources.ts';
import type { Expanded, TypePrinter } from './type-printer.ts';

/**
 * Selectors that all machines of a kind share. The numbers are positions among the type arguments
 * of the machine's context; these arguments become those of the returned view type.
 */
const GENERIC = { selectForm: [0], selectQuery: [1], selectMutation: [0, 1] };

export interface Describing extends Sources {
  readonly printer: TypePrinter;
  readonly selectors: readonly KnownSelector[];
}

/** A selector with its types. */
interface KnownSelector extends Omit<Selector, 'parameters' | 'returns'> {
  readonly signature: Signature;
  readonly wanted: Type;
  readonly returned: Type;
}

/** Returns the symbol as a selector; empty if it is none. */
export function readSelector(
  { checker, root }: Sources,
  symbol: TypeSymbol,
  entry: string,
): KnownSelector[] {
  if (!/^select[A-Z]/.test(symbol.name)) return [];
  const call = callOfSymbol(checker, symbol);
  if (call?.first === undefined) return [];
  const folder = dirname(pathOf(symbol, root));
  const about = documentation(checker, symbol);
  const { first: wanted, ...types } = call;
  return [{ name: symbol.name, entry, folder, about, wanted, ...types }];
}

/** Describes a machine, or an actor of the app, from its type and the functions that make it. */
export function machineTypes(
  deps: Describing,
  { name, type, makers }: { name: string; type: Type; makers: readonly MadeBy[] },
): MachineTypes {
  const { printer } = deps;
  const { context, event, input } = partsOf(deps.checker, type);
  return {
    name,
    isActor: isActor(type),
    input: input === undefined ? null : inputOf(printer, input),
    events: event === undefined ? [] : eventsOf(deps.checker, printer, event),
    selectors: selectorsOf(deps, snapshotOf(deps.checker, type), context),
    ports: portsOf(deps, makers),
    about: makers.map((maker) => aboutMaker(deps, maker)).find((about) => about !== '') ?? '',
    folder: makers[0] === undefined ? null : dirname(makers[0].path),
  };
}

/**
 * Returns the types of context, event and input of a `StateMachine` or `ActorLogic`, by their
 * positions among its type arguments.
 */
function partsOf(checker: Checker, type: Type) {
  const logic = isActor(type) ? argumentsOf(checker, type)[0] : type;
  const args = logic?.isTypeReference() ? checker.getTypeArguments(logic) : [];
  const isPlain = logic?.getSymbol()?.name === 'ActorLogic';
  return {
    context: args[0],
    event: args.length > 2 ? args[1] : callOfMethod(checker, type, 'send')?.first,
    input: isActor(type) ? undefined : args[isPlain ? 2 : 9],
  };
}

function aboutMaker({ checker, exportsOf }: Describing, { name, path }: MadeBy): string {
  const symbol = exportsOf(path).find((one) => one.name === name);
  return symbol === undefined ? '' : documentation(checker, symbol);
}

/**
 * Removes the selectors that belong to the folder of another machine of the same type, such as
 * another item.
 */
export function withOwnSelectors(machines: readonly MachineTypes[]): MachineTypes[] {
  return machines.map((machine) => ({
    ...machine,
    selectors: machine.selectors.filter(
      ({ folder }) =>
        folder === machine.folder ||
        holdsMachine(folder) ||
        machines.every((other) => other.folder !== folder),
    ),
  }));
}

function holdsMachine(folder: string): boolean {
  return readdirSync(folder).some((name) => name.endsWith('.machine.ts'));
}

function inputOf(printer: TypePrinter, input: Type): Expanded | null {
  const text = printer.print(input);
  if (['undefined', 'any', 'unknown', '{} | null | undefined', 'never', '{}'].includes(text)) {
    return null;
  }
  return printer.expand(input);
}

function eventsOf(checker: Checker, printer: TypePrinter, event: Type): EventType[] {
  return printer.members(event).flatMap((member) => {
    const type = checker.getPropertyOfType(member, 'type');
    const name = type && checker.getTypeOfSymbol(type);
    if (name === undefined || !name.isStringLiteralType()) return [];
    const expanded = printer.expand(member);
    if (!('fields' in expanded)) return [];
    return [
      { name: name.value, payload: expanded.fields.filter((field) => field.name !== 'type') },
    ];
  });
}

function selectorsOf(
  { checker, printer, selectors }: Describing,
  snapshot: Type | undefined,
  context: Type | undefined,
): Selector[] {
  if (snapshot === undefined) return [];
  const kind = context?.getAliasSymbol()?.name ?? context?.getSymbol()?.name ?? '';
  const found = selectors.flatMap(({ returned, signature, wanted, ...of }) => {
    if (of.name in GENERIC) {
      if (`select${kind}` !== `${of.name}Context`) return [];
      const args = context === undefined ? [] : argumentsOf(checker, context);
      const data = GENERIC[of.name as keyof typeof GENERIC].map((at) => {
        const arg = args[at];
        return arg === undefined ? 'unknown' : printer.print(arg);
      });
      const returns = printer.print(returned).replace(/<.*>$/, `<${data.join(', ')}>`);
      return [{ ...of, isGeneric: true, parameters: '', returns }];
    }
    if (!checker.isTypeAssignableTo(snapshot, wanted)) return [];
    const parameters = parametersAfterFirst(checker, printer, signature);
    return [{ ...of, isGeneric: false, parameters, returns: printer.print(returned) }];
  });
  const own = found.filter(({ isGeneric }) => !isGeneric);
  return own.length > 0 ? own : found;
}

function argumentsOf(checker: Checker, type: Type): readonly Type[] {
  const args = type.getAliasTypeArguments();
  if (args.length > 0) return args;
  return type.isTypeReference() ? checker.getTypeArguments(type) : [];
}

function parametersAfterFirst(
  checker: Checker,
  printer: TypePrinter,
  signature: Signature,
): string {
  return signature
    .getParameters()
    .slice(1)
    .map((parameter, index) => {
      const type = checker.getParameterType(signature, index + 1);
      const text = type === undefined ? 'unknown' : printer.print(type);
      return `${parameterName(parameter.name, text)}: ${text}`;
    })
    .join(', ');
}

/** Returns the parameter's name; for a destructured parameter, a name derived from its type. */
function parameterName(name: string, type: string): string {
  if (!name.startsWith('__')) return name;
  const [first = ''] = type.replace('Snapshot', '');
  return `${first.toLowerCase()}${type.replace('Snapshot', '').slice(1)}`;
}

function portsOf({ checker, exportsOf }: Describing, makers: readonly MadeBy[]): string[] {
  const known = new Set(portNames({ checker, exportsOf }));
  const found = makers.flatMap(({ path, name }) => {
    const made = exportsOf(path).find((one) => one.name === name);
    const deps = callOfSymbol(checker, made)?.first;
    return deps === undefined ? [] : checker.getPropertiesOfType(deps).map((one) => one.name);
  });
  // Places are searched for through the API.
  const names = found.map((name) => (name === 'places' ? 'api' : name));
  return [...new Set(names)].filter((name) => known.has(name)).sort();
}

function portNames({ checker, exportsOf }: Pick<Sources, 'checker' | 'exportsOf'>): string[] {
  const ports = exportsOf(`${DOMAIN}/src/ports/index.ts`).find(({ name }) => name === 'Ports');
  if (ports === undefined) throw new Error('The entry "ports" exports no Ports');
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(ports))
    .map(({ name }) => name);
}

/** Describes a member of a group that is not a machine. */
export function helperType(deps: Describing, name: string, type: Type): HelperType {
  const { checker, printer } = deps;
  const call = callOf(checker, type);
  if (call === null) return { name, type: printer.print(type) };
  const parameters = call.signature.getParameters().map((parameter, index) => {
    const of = checker.getParameterType(call.signature, index);
    return `${parameter.name}: ${of === undefined ? 'unknown' : printer.print(of)}`;
  });
  return { name, type: `(${parameters.join(', ')}) => ${printer.print(call.returned)}` };
}

function snapshotOf(checker: Checker, type: Type): Type | undefined {
  const name = isActor(type) ? 'getSnapshot' : 'getInitialSnapshot';
  return callOfMethod(checker, type, name)?.returned;
}
