import type { Member } from '@claypot/domain/account';
import type { FirstRequest } from '@claypot/domain/app';
import type { Cents } from '@claypot/sdk';

/**
 * Placeholders of a skeleton for fields of a response. The build renders skeletons and the page
 * fills them before the app starts (`fill-face.ts`), so placeholders are part of the HTML.
 *
 * A text, image address or link contains the path of a field between two marks. Attributes of an
 * element select the data of the placeholders inside.
 */
export const PLACE = { mark: '~~', pattern: /~~([\w.|]+)(?::(\w+))?(\?[^~]*)?~~/g } as const;

/** Element that is replaced by its content. */
export const PART = 'face-part';

/** Iterates over all fields of a record, each as its `name` and `value`. */
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

/** Paths to all values of a type in a record. */
type PathTo<Thing, Kind> = {
  [Key in keyof Thing & string]: NonNullable<Thing[Key]> extends Kind
    ? Key
    : NonNullable<Thing[Key]> extends readonly (infer Each extends object)[]
      ? `${Key}.0.${PathTo<Each, Kind>}`
      : NonNullable<Thing[Key]> extends object
        ? `${Key}.${PathTo<NonNullable<Thing[Key]>, Kind>}`
        : never;
}[keyof Thing & string];

/** Format of a number: an integer, or money without its currency. */
export type Writing = 'amount' | 'count';

/**
 * Returns a function that writes the placeholder of a text field, e.g.
 * `placesOf<Branch>()('branch_name')`. Of several paths, the first non-empty one is used.
 */
export function placesOf<Thing>(): (...paths: PathTo<Thing, string>[]) => string {
  return (...paths) => `~~${paths.join('|')}~~`;
}

/** Returns a function that writes the placeholder of an integer field without its sign: `1,250`. */
export function countsOf<Thing>(): (path: PathTo<Thing, number>) => string {
  return (path) => `~~${path}:count~~`;
}

/**
 * Returns a function that writes the placeholder of an amount: `1,250.00`. Amounts are numbers of
 * cents in device storage and decimal text in responses; `writeNumber` accepts both.
 */
export function amountsOf<Thing>(): (path: PathTo<Thing, Cents>) => string {
  return (path) => `~~${path}:amount~~`;
}

/** Makes a placeholder and the text after it optional: `maybe(at('unit_no'), ', ')`. */
export function maybe(place: string, followedBy = ''): string {
  return `${place.slice(0, -PLACE.mark.length)}?${followedBy}${PLACE.mark}`;
}

/** Source of a skeleton that needs no request: a guest's addresses, stored on the device. */
export const ADDRESSES = 'addresses';

export type PathIn<Requests extends readonly FirstRequest[]> = Requests[number]['path'];

/**
 * Writes placeholders of the visitor's session, stored on the device. It is the default source of
 * all elements.
 */
export const ofVisitor = placesOf<{
  readonly user: Member;
  readonly branch_name: string | null;
  readonly guest_name: string;
}>();

/** Writes placeholders of a member's figures, stored on the device. */
export const countOfVisitor = countsOf<{ readonly user: Member }>();
export const amountOfVisitor = amountsOf<{ readonly user: Member }>();

/** Blank line of text. */
export const LINE = '\u00a0';

/** Returns blank space as wide as `count` digits. */
export function digits(count: number): string {
  return '\u2007'.repeat(count);
}

/** Attributes that select the data of an element. */
export interface About<Path extends string> {
  /**
   * Source: the response to a first request, by the path that the screen uses, or data stored on
   * the device.
   */
  readonly of?: Path | typeof ADDRESSES;
  /**
   * Field of the source or of the parent element's data; `EACH` iterates over all of its fields.
   */
  readonly in?: string;
  /** Selects the entry of a list in which this field equals the page's path parameter. */
  readonly named?: string;
  /**
   * Of a list, only the first of the entries with equal values in these fields:
   * `voucher_id,end_date`.
   */
  readonly alike?: string;
  /** Shown only if a field has a value, or this value: `delivery_method=pickup`. */
  readonly when?: string;
  /** Hidden if a field has a value, or this value. */
  readonly unless?: string;
  /** Shown only if it contains a list entry. */
  readonly listed?: true;
  /**
   * Shown only to this kind of visitor. A skeleton without content for a visitor is not shown to
   * them.
   */
  readonly for?: 'guest' | 'member';
}

/**
 * Returns the attributes that select an element's data, e.g. `about<[typeof DISH_REQUEST]>({ of:
 * '…' })`. The element is repeated for each entry of a list. Use `Part` if no element is needed.
 */
export function about<Requests extends readonly FirstRequest[] = readonly never[]>(
  what: About<PathIn<Requests>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(what).map(([about, value]) => [`data-face-${about}`, value]),
  );
}
