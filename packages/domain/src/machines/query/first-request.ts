import type { RouteName } from '../../routes/table.ts';
import type { QueryKey } from './query-key.ts';

/** Placeholders of member and guest. A query sends the identity in this form. */
export const IDENTITY_NAMES = { customer_id: ':customer', guest_id: ':guest' } as const;

/** Placeholders of the origin of distances. */
export const PLACE_NAMES = { latitude: ':latitude', longitude: ':longitude' } as const;

/**
 * A request that a screen sends first, as plain data that a page can embed. `:name` is a
 * placeholder, filled in when the page is opened:
 *
 * - `company` and `subdomain`
 * - `branch`: the selected branch
 * - `customer` and `guest`: the current user
 * - `latitude` and `longitude`: the origin of distances
 * - `from` and `to`: the days of a history
 * - each parameter of the route
 *
 * Each is declared beside its query and uses the query's key and body functions, called with
 * placeholders. `@__PURE__` lets the bundler drop the declaration from the app.
 */
export interface FirstRequest<Path extends string = string> {
  readonly method: 'GET' | 'POST';
  /** Path below the base of the API. The request is omitted if an id in it is unknown. */
  readonly path: Path;
  /** A placeholder becomes null if its value is unknown. A GET has no body. */
  readonly body?: Readonly<Record<string, string | number | boolean | null>>;
  /** Sent only if a branch is selected. */
  readonly atBranch?: true;
  readonly membersOnly?: true;
  /** The only route that sends it, if several share the screen. */
  readonly only?: RouteName;
  /** Location of the persisted response; not persisted if omitted. */
  readonly persistedAs?: PersistedUnder;
}

/** Location of a persisted response (`persisted-reads.ts`). */
export interface PersistedUnder {
  /**
   * Key of the query. `:owner` and `:place` are placeholders for whole objects, other names for ids
   * as in a path.
   */
  readonly key: QueryKey<unknown>;
  /**
   * Fields of the persisted data that contain the response, if the query restructures it; all of it
   * if omitted.
   */
  readonly fields?: readonly string[];
}
