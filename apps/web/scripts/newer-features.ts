import { ENGINES } from '@claypot/ui/build';
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { parseSync } from 'oxc-parser';

/** Subset of a compatibility record used here. */
interface Support {
  readonly version_added?: string | boolean | null;
  readonly flags?: unknown;
}
interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
}
type Entry = { readonly __compat?: Compat } & {
  readonly [key: string]: Entry | Compat | undefined;
};

const root = data as unknown as Record<string, Entry>;

function child(entry: Entry | undefined, key: string): Entry | undefined {
  if (entry === undefined || key === '__compat' || !Object.hasOwn(entry, key)) return undefined;
  return entry[key] as Entry | undefined;
}

/**
 * Returns the target browsers that lack a feature, each with the first version that supports it:
 * `safari 17.4`, `safari never`. Empty if all support it or the data does not list it.
 */
function lacking(entry: Entry | undefined): readonly string[] {
  if (entry?.__compat === undefined) return [];
  const { support } = entry.__compat;
  return Object.entries(ENGINES).flatMap(([engine, oldest]) => {
    const stated = support[engine];
    const usable = (Array.isArray(stated) ? stated : [stated]).filter(
      (each): each is Support => each !== undefined && !each.flags,
    );
    // An older browser may support it partially: the data lists that if only an edge case is
    // missing.
    const since = usable.map(({ version_added: added }) =>
      added === false
        ? Number.POSITIVE_INFINITY
        : Number.parseFloat(String(added).replace('≤', '')),
    );
    if (since.length === 0 || since.some((version) => version <= oldest)) return [];
    const first = Math.min(...since);
    return [`${engine} ${Number.isFinite(first) ? first : 'never'}`];
  });
}

/** Features newer than the target, with the browsers that lack them. */
export type Newer = ReadonlyMap<string, readonly string[]>;

/** Polyfilled by the app (`clock.ts`). */
const POLYFILLED = 'Temporal';

const globals = Object.assign(Object.create(null), root.api, root.javascript?.builtins);
for (const name of Object.keys(child(root.api, 'Window') ?? {})) {
  globals[name] ??= child(child(root.api, 'Window'), name);
}

/** Web interfaces with methods that the app calls, in addition to JavaScript's built-in objects. */
const WEB = ['Document', 'Element', 'HTMLElement', 'Node', 'Window'];

/**
 * Entries of instance methods by name, because the code does not show which interface a call
 * belongs to.
 */
const members = new Map<string, Entry[]>();
const polyfilled = new Set<Entry>();
const builtins = child(root.javascript, 'builtins') ?? {};
const childrenOf = (entry: Entry | undefined) => Object.values(entry ?? {}) as Entry[];
const ofPolyfill = new Set(childrenOf(child(builtins, POLYFILLED)));
delete globals[POLYFILLED];
const owners: readonly Entry[] = [
  ...childrenOf(builtins),
  ...childrenOf(child(builtins, 'Intl')),
  ...ofPolyfill,
  ...WEB.map((name) => child(root.api, name) ?? {}),
];
for (const entry of owners) {
  for (const key of Object.keys(entry)) {
    const member = child(entry, key);
    if (key.endsWith('_static') || !member?.__compat) continue;
    members.set(key, [...(members.get(key) ?? []), member]);
    if (ofPolyfill.has(entry)) polyfilled.add(member);
  }
}

/**
 * Finds APIs in built JavaScript that a target browser lacks: globals, their static members, and
 * calls of methods with a name that no older interface has.
 */
export function newerInScript(file: string, code: string): Newer {
  const found = new Map<string, readonly string[]>();
  visit(parseSync(file, code).program as unknown as Node, (node, parent) => {
    const [name, browsers] = newerAt(node, parent) ?? ['', []];
    if (browsers.length > 0) found.set(name, browsers);
  });
  return found;
}

type Use = readonly [name: string, lacking: readonly string[]];

function newerAt(node: Node, parent: Node | null): Use | null {
  if (node.type === 'MemberExpression' && !node.computed) {
    const { object, property } = node as unknown as { object: Node; property: Node };
    const owner = object.type === 'Identifier' ? String(object.name) : '';
    const name = String(property.name);
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
    return ofGlobal(owner, name) ?? (isCalled ? ofMember(name) : null);
  }
  // Minified names are short, so an identifier with the name of a global is that global.
  if (node.type !== 'Identifier' || !isReference(node, parent)) return null;
  const name = String(node.name);
  return /^[A-Z]/.test(name) ? [name, lacking(globals[name])] : null;
}

function ofGlobal(owner: string, name: string): Use | null {
  const entry: Entry | undefined = globals[owner];
  const member = child(entry, `${name}_static`) ?? child(entry, name);
  if (member) return [`${owner}.${name}`, lacking(member)];
  return GLOBAL_OBJECTS.has(owner) && globals[name] ? [name, lacking(globals[name])] : null;
}

function ofMember(name: string): Use | null {
  const known = members.get(name) ?? [];
  if (known.some((each) => polyfilled.has(each))) return null;
  const lacks = known.map(lacking);
  return lacks.every((each) => each.length > 0) ? [`.${name}`, lacks[0] ?? []] : null;
}

const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self']);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isReference(node: Node, parent: Node | null): boolean {
  if (parent === null) return true;
  if (parent.type === 'MemberExpression') return parent.object === node;
  return !(parent.type === 'Property' && parent.key === node);
}

function visit(
  node: Node,
  see: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
) {
  see(node, parent);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== null && typeof each === 'object' && 'type' in each) visit(each, see, node);
    }
  }
}

/**
 * Finds what a target browser lacks in built CSS: at-rules, media features, properties and their
 * values, selectors, functions and viewport units.
 */
export function newerInStyles(css: string): Newer {
  const found = new Map<string, readonly string[]>();
  const text = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const take = (name: string, entry: Entry | undefined) => {
    const browsers = lacking(entry);
    if (browsers.length > 0) found.set(name, browsers);
  };
  for (const [, name = ''] of text.matchAll(/@([a-z-]+)/g)) {
    take(`@${name}`, child(child(root.css, 'at-rules'), name));
  }
  for (const [, name = ''] of text.matchAll(/@media[^{]*\(([a-z-]+)/g)) {
    take(`@media ${name}`, child(child(child(root.css, 'at-rules'), 'media'), name));
  }
  for (const [, name = '', value = ''] of text.matchAll(/[{;]\s*([a-z-]+)\s*:([^;{}]*)(?=[;}])/g)) {
    const property = child(child(root.css, 'properties'), name);
    take(name, property);
    if (found.has(name)) continue;
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)) {
      take(`${name}: ${word}`, child(property, word));
    }
  }
  for (const [, name = ''] of text.matchAll(/::?([a-z-]+)(?=[^;{}]*\{)/g)) {
    take(`:${name}`, child(child(root.css, 'selectors'), name));
  }
  const types = child(root.css, 'types');
  for (const [, name = ''] of text.matchAll(/(?<![\w-])([a-z-]+)\(/g)) {
    take(`${name}()`, child(types, name) ?? child(child(types, 'color'), name));
  }
  for (const [, unit = ''] of text.matchAll(/\d([dsl]v(?:h|w|b|i|min|max))\b/g)) {
    take(unit, child(child(types, 'length'), `viewport_percentage_units_dynamic`));
  }
  return found;
}
