import type { Persisted } from '@claypot/domain/app';
import type { RouteParams } from '@claypot/domain/routes';
import { ADDRESSES, ATTRIBUTES, EACH, PART, PLACE, type Writing } from './places.ts';
import { writeNumber } from './write-number.ts';

/** What a page's first requests brought, by their paths as the screen names them. */
export type Answers = ReadonlyMap<string, unknown>;

/** As many of a list as a first look can show. */
const MOST = 12;

/** What is known at the page. */
export interface Known {
  readonly answers: Answers;
  readonly params: RouteParams;
  readonly kept: Persisted;
}

export type VisitorKind = 'guest' | 'member';

/** Leaves of a face what is for the visitor. @returns whether it has anything for them. */
export function keepFor(face: ParentNode, visitor: VisitorKind): boolean {
  for (const part of face.querySelectorAll(`[${ATTRIBUTES.for}]`)) {
    if (takeAttribute(part, ATTRIBUTES.for) !== visitor) part.remove();
  }
  return face.querySelector('main') !== null;
}

/**
 * Puts what was answered into the places of a face (`places.ts`): into texts as text and into
 * attributes as their values, never as HTML. What has nothing to say is left out.
 * @returns whether there is all that the face is about; where not, it is not to be shown.
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

/** What the places of an element are about: what is so of those around it, unless it says otherwise. */
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
  // What a face is about has to be there; it may consist of some things and not of others.
  return { isWanted, mayBeEmpty: of === null, scope };
}

/** The first of each that are alike in some fields. */
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
    // A field is there to be filled in.
    if (filled === null && place.nodeName !== 'value') element.remove();
    else place.nodeValue = filled;
  }
}

/** Null where one of the places has no words. */
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

/** What the first of some paths says that says something. */
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
