import type { RouteName } from '../../routes/table.ts';
import type { QueryKey } from './query-key.ts';

/** The names of the member and of the guest. A query sends the identity in this form. */
export const IDENTITY_NAMES = { customer_id: ':customer', guest_id: ':guest' } as const;

/** The names of the place from which distances are measured. */
export const PLACE_NAMES = { latitude: ':latitude', longitude: ':longitude' } as const;

/**
 * A request that a screen begins with, as it is known before there is anybody to ask it for: plain
 * data, so that a page can carry it. In it `:name` stands for what is known by that name once the
 * page is opened: `company` and `subdomain`, `branch` (the one chosen), `customer` and `guest`
 * (whoever is looking), `latitude` and `longitude` (where distances are measured from), `from` and
 * `to` (the days that a history shows), and each parameter of the route.
 *
 * Declared beside its query, with the query's own key and body: both are called with names in place
 * of values, and `@__PURE__` keeps the declaration out of the app that browsers load.
 */
export interface FirstRequest<Path extends string = string> {
  readonly method: 'GET' | 'POST';
  /** Below the API's base. It is not asked where an id in it is not known. */
  readonly path: Path;
  /** A text that is only a name is null where that is not known. A GET has no body. */
  readonly body?: Readonly<Record<string, string | number | boolean | null>>;
  /** Asked only where a branch is chosen. */
  readonly atBranch?: true;
  /** Guests do not ask it. */
  readonly membersOnly?: true;
  /** The one route that asks it, where several share the screen. */
  readonly only?: RouteName;
  /** Where the device keeps what it brings, for a next visit; without it nothing is kept. */
  readonly kept?: PersistedUnder;
}

/** Where an answer is kept (`kept-reads.ts`). */
export interface PersistedUnder {
  /**
   * The parts of its query's key. `:owner` and `:place` stand for who is looking and where distances
   * are measured from, both as a whole, every other name as in a path.
   */
  readonly key: QueryKey<unknown>;
  /** The fields that hold the answer's parts where the query sorts them; all of it without. */
  readonly fields?: readonly string[];
}
