import type { Persisted } from '@claypot/domain/app';
import type { RouteParams } from '@claypot/domain/routes';
import { ADDRESSES, ATTRIBUTES, EACH, PART, PLACE, type Writing } from './places.ts';
import { writeNumber } from './write-number.ts';

/** Responses of a page's first requests, by the paths that the screen uses. */
export type Answers = ReadonlyMap<string, unknown>;

/** Maximum entries of a list rendered initially. */
const MOST = 12;

/** Data available to a page. */
export interface Known {
  readonly answers: Answers;
  readonly params: RouteParams;
  readonly kept: Persisted;
}

export type VisitorKind = 'guest' | 'member';

/**
 * Removes the parts of a skeleton for other visitors. Returns true if it has content for this one.
 */
export function keepFor(face: ParentNode, visitor: VisitorKind): boolean {
  for (const part of face.querySelectorAll(`[${ATTRIBUTES.for}]`)) {
    if (takeAttribute(part, ATTRIBUTES.for) !== visitor) part.remove();
  }
  return face.querySelector('main') !== null;
}

/**
 * Fills a skeleton's placeholders (`places.ts`) with responses: as text or as attribute values,
 * never as HTML. Elements without a value are removed, except inputs.
 * @returns false if data that the skeleton depends on is missing; it must not be shown then.
 */
export function fillFace(face: ParentNode, known: Known): boolean {
  const { kept, params } = known;
  return fillChildren(face, { ...Object(kept.session), params }, known);
}

function fillChildren(parent: ParentNode, scope: unknown, known: Known): boolean {
  return [...parent.children].every((child) => fillElement(child, scope, known));
}

function fillElement(element: Element, outer: unknown, known: Known): boolean {
  const isForList = takeAttribute(element, ATTRIBUTES.listed) !== null;
  const { isWanted, mayBeEmpty, scope } = scopeOf(element, outer, known);
  if (!isWanted) element.remove();
  if (!isWanted || element instanceof HTMLTemplateElement) return true;
  if (scope === undefined) return false;
  if (!Array.isArray(scope)) return fillWith(element, scope, known, isForList);
  const copies = scope.slice(0, MOST).map((each: unknown) => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return false;
    element.before(copy);
    return fillWith(copy, each, known, isForList);
  });
  element.remove();
  return (mayBeEmpty || copies.length > 0) && copies.every(Boolean);
}

function fillWith(element: Element, scope: unknown, known: Known, isForList: boolean): boolean {
  fillPlaces(element, scope);
  const isFilled = fillChildren(element, scope, known);
  if (isForList && element.querySelector('li') === null) element.remove();
  else if (element.localName === PART) element.replaceWith(...element.childNodes);
  return isFilled;
}

/**
 * Returns the data of an element's placeholders: that of its parent, unless its attributes select
 * other data.
 */
function scopeOf(element: Element, outer: unknown, { answers, kept, params }: Known) {
  const take = (name: string) => takeAttribute(element, name);
  const of = take(ATTRIBUTES.of);
  const within = take(ATTRIBUTES.in);
  const named = take(ATTRIBUTES.named);
  const alike = take(ATTRIBUTES.alike)?.split(',');
  const when = take(ATTRIBUTES.when);
  const unless = take(ATTRIBUTES.unless);
  const stated = of === ADDRESSES ? kept.addresses : answers.get(of ?? '');
  let scope = of === null ? outer : stated;
  if (within !== null) scope = within === EACH ? entriesOf(scope) : valueAt(scope, within);
  if (named !== null) {
    const id = Object.values(params)[0];
    scope = Array.isArray(scope) ? scope.find((each) => valueAt(each, named) === id) : undefined;
  }
  if (alike !== undefined && Array.isArray(scope)) scope = unlike(scope, alike);
  const isThere = (condition: string) => {
    const [path = '', wanted] = condition.split('=');
    const value = valueAt(scope, path);
    return wanted === undefined ? Boolean(value) : String(value) === wanted;
  };
  const isWanted = (when === null || isThere(when)) && (unless === null || !isThere(unless));
  // A list selected by `of` must have entries; a nested list may be empty.
  return { isWanted, mayBeEmpty: of === null, scope };
}

/** Removes entries with the same values in some fields, except the first of each. */
function unlike(things: readonly unknown[], fields: readonly string[]): readonly unknown[] {
  const seen = new Set<string>();
  return things.filter((thing) => {
    const likeness = JSON.stringify(fields.map((path) => valueAt(thing, path)));
    const isFirst = !seen.has(likeness);
    seen.add(likeness);
    return isFirst;
  });
}

function entriesOf(scope: unknown): unknown {
  return scope && Object.entries(scope).map(([name, value]) => ({ name, value }));
}

function takeAttribute(element: Element, name: string): string | null {
  const value = element.getAttribute(name);
  element.removeAttribute(name);
  return value;
}

const FILLED_ATTRIBUTES = ['src', 'href', 'alt', 'aria-label', 'value'];

function fillPlaces(element: Element, scope: unknown): void {
  const attributes = [...element.attributes].filter(({ name }) => FILLED_ATTRIBUTES.includes(name));
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  for (const place of [...attributes, ...texts]) {
    const text = place.nodeValue ?? '';
    if (!text.includes(PLACE.mark)) continue;
    const filled = filledIn(
      text,
      scope,
      place.nodeName === 'href' ? encodeURIComponent : undefined,
    );
    // An input without a value stays, to be filled in.
    if (filled === null && place.nodeName !== 'value') element.remove();
    else place.nodeValue = filled;
  }
}

/** Returns null if a placeholder has no value. */
function filledIn(text: string, scope: unknown, write = (word: string) => word): string | null {
  let isComplete = true;
  const filled = text.replace(
    PLACE.pattern,
    (_, paths: string, how?: Writing, followedBy?: string) => {
      const value = how ? writeNumber(valueAt(scope, paths), how) : wordsAt(scope, paths);
      if (value !== null) return write(value) + (followedBy?.slice(1) ?? '');
      isComplete &&= followedBy !== undefined;
      return '';
    },
  );
  return isComplete ? filled : null;
}

/** Returns the first non-blank string among some paths; null if there is none. */
function wordsAt(scope: unknown, paths: string): string | null {
  const values = paths.split('|').map((path) => valueAt(scope, path));
  return (
    values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ??
    null
  );
}

function valueAt(scope: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const isThing = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return isThing ? Reflect.get(value, key) : undefined;
  }, scope);
}
