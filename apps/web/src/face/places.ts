/**
 * How a face says what of an answer stands where. A face is drawn when the app is built and filled
 * before it has started (`fill-face.ts`), so its places are part of the HTML: in a text or in the
 * address of a picture or link, the path of a field between two marks; and at an element, what the
 * places in it are about.
 */
export const PLACE = { mark: '~~', pattern: /~~([\w.]+)~~/g } as const;

export const ATTRIBUTES = {
  of: 'data-face-of',
  in: 'data-face-in',
  named: 'data-face-named',
  when: 'data-face-when',
  unless: 'data-face-unless',
  for: 'data-face-for',
} as const;

/** The paths to all texts of a record. */
export type TextPath<Thing> = {
  [Key in keyof Thing & string]: NonNullable<Thing[Key]> extends string
    ? Key
    : NonNullable<Thing[Key]> extends readonly (infer Each extends object)[]
      ? `${Key}.0.${TextPath<Each>}`
      : NonNullable<Thing[Key]> extends object
        ? `${Key}.${TextPath<NonNullable<Thing[Key]>>}`
        : never;
}[keyof Thing & string];

/** Writes the place of a record's text, e.g. `placesOf<Branch>()('branch_name')`. */
export function placesOf<Thing>(): (path: TextPath<Thing>) => string {
  return (path) => `~~${path}~~`;
}

/** What an element is about. */
interface About {
  /** The answer to a first request of the screen, by the path that the screen names. */
  readonly of?: string;
  /** A field of that, or of what the element stands in. */
  readonly in?: string;
  /** The one of a list whose field holds what the page's path names. */
  readonly named?: string;
  /** It stands only where a field holds something. */
  readonly when?: string;
  /** It stands only where a field holds nothing. */
  readonly unless?: string;
  /** The face is for one kind of visitor; others are shown none. */
  readonly for?: 'guest' | 'member';
}

/** The attributes that say what an element is about. It is repeated for each entry of a list. */
export function about(what: About): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(what).map(([about, value]) => [`data-face-${about}`, value]),
  );
}
