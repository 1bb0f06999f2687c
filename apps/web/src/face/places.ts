import type { Member } from '@claypot/domain/account';
import type { FirstRequest } from '@claypot/domain/app';
import type { Cents } from '@claypot/sdk';

/**
 * How a face says what of an answer stands where. A face is drawn when the app is built and filled
 * before it has started (`fill-face.ts`), so its places are part of the HTML: in a text or in the
 * address of a picture or link, the path of a field between two marks; and at an element, what the
 * places in it are about.
 */
export const PLACE = { mark: '~~', pattern: /~~([\w.|]+)(?::(\w+))?(\?[^~]*)?~~/g } as const;

/** An element that is never shown: what is in it stands in its place. */
export const PART = 'face-part';

/** For all fields of a record in turn, each as its `name` and its `value`. */
export const EACH = '*';

export const ATTRIBUTES = {
  of: 'data-face-of',
  in: 'data-face-in',
  named: 'data-face-named',
  when: 'data-face-when',
  unless: 'data-face-unless',
  for: 'data-face-for',
  listed: 'data-face-listed',
  alike: 'data-face-alike',
} as const;

/** The paths to all things of a kind in a record. */
type PathTo<Thing, Kind> = {
  [Key in keyof Thing & string]: NonNullable<Thing[Key]> extends Kind
    ? Key
    : NonNullable<Thing[Key]> extends readonly (infer Each extends object)[]
      ? `${Key}.0.${PathTo<Each, Kind>}`
      : NonNullable<Thing[Key]> extends object
        ? `${Key}.${PathTo<NonNullable<Thing[Key]>, Kind>}`
        : never;
}[keyof Thing & string];

/** How a place writes what is no text: a whole number, and money without its currency. */
export type Writing = 'amount' | 'count';

/**
 * Writes the place of a record's text, e.g. `placesOf<Branch>()('branch_name')`; of several the first
 * that says something.
 */
export function placesOf<Thing>(): (...paths: PathTo<Thing, string>[]) => string {
  return (...paths) => `~~${paths.join('|')}~~`;
}

/** Writes the place of a record's whole number, without its sign: `1,250`. */
export function countsOf<Thing>(): (path: PathTo<Thing, number>) => string {
  return (path) => `~~${path}:count~~`;
}

/**
 * Writes the place of a record's amount of money: `1,250.00`. It is in cents where the device keeps it,
 * and a decimal text in answers, of which no face reads more than what came.
 */
export function amountsOf<Thing>(): (path: PathTo<Thing, Cents>) => string {
  return (path) => `~~${path}:amount~~`;
}

/** A place that may stay empty, without what else follows it: `maybe(at('unit_no'), ', ')`. */
export function maybe(place: string, followedBy = ''): string {
  return `${place.slice(0, -PLACE.mark.length)}?${followedBy}${PLACE.mark}`;
}

/** What a face may be about without anybody being asked: a guest's addresses, which the device keeps. */
export const ADDRESSES = 'addresses';

/** The paths that a screen's first requests name. */
export type PathIn<Requests extends readonly FirstRequest[]> = Requests[number]['path'];

/**
 * The places of whoever is looking, as the device keeps them. Wherever an element says nothing of what
 * it is about, it is about them.
 */
export const ofVisitor = placesOf<{
  readonly user: Member;
  readonly branch_name: string | null;
  readonly guest_name: string;
}>();

/** The figures of a member, as the device keeps them. */
export const countOfVisitor = countsOf<{ readonly user: Member }>();
export const amountOfVisitor = amountsOf<{ readonly user: Member }>();

/** The room of a line that a face has no words for. */
export const LINE = '\u00a0';

/** The room of some digits. */
export function digits(count: number): string {
  return '\u2007'.repeat(count);
}

/** What something is about. */
export interface About<Path extends string> {
  /** The answer to a first request of the screen, by the path that the screen names; or what the device keeps. */
  readonly of?: Path | typeof ADDRESSES;
  /** A field of that, or of what the element stands in; `EACH` for all of its fields in turn. */
  readonly in?: string;
  /** The one of a list whose field holds what the page's path names. */
  readonly named?: string;
  /** Of a list only the first of those that are alike in these fields: `voucher_id,end_date`. */
  readonly alike?: string;
  /** It stands only where a field holds something, or just that: `delivery_method=pickup`. */
  readonly when?: string;
  /** It does not stand there. */
  readonly unless?: string;
  /** It stands only where something is listed in it. */
  readonly listed?: true;
  /** It is for one kind of visitor. A face of which nothing is left for somebody is not shown to them. */
  readonly for?: 'guest' | 'member';
}

/**
 * The attributes that say what an element is about, e.g. `about<[typeof DISH_REQUEST]>({ of: '…' })`.
 * It is repeated for each entry of a list. What needs no element of its own is a `Part`.
 */
export function about<Requests extends readonly FirstRequest[] = readonly never[]>(
  what: About<PathIn<Requests>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(what).map(([about, value]) => [`data-face-${about}`, value]),
  );
}
