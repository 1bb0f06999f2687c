import type { NearestPlace, PlaceKind, PlaceSource } from '@claypot/sdk';
import type { Place as Point } from '../../shared/distance.ts';
import type { Language } from '../../shared/text/language.ts';

/** A search result. */
export interface FoundPlace {
  readonly id: string;
  /** In the requested language if available. */
  readonly name: string;
  /**
   * One line. Suggestions of the map service are in the requested language, all others in Latin
   * letters.
   */
  readonly fullAddress: string;
  readonly kind: PlaceKind;
  readonly source: PlaceSource;
  /** Null if only {@link Places.open} returns it. */
  readonly point: Point | null;
  /** Distance from the requested position in km, to one decimal; null if unknown. */
  readonly distance: number | null;
  /** Set for a position without a name of its own. */
  readonly nearest: NearestPlace | null;
}

/** A place with all parts of its address. */
export interface LocatedPlace {
  readonly id: string;
  readonly name: string;
  readonly fullAddress: string;
  /** Empty if unknown. */
  readonly street: string;
  readonly city: string;
  readonly postcode: string | null;
  readonly stateId: string;
  readonly point: Point;
  readonly kind: PlaceKind;
  readonly source: PlaceSource;
  readonly nearest: NearestPlace | null;
}

/** Language and billing session of a lookup. */
export interface Lookup {
  readonly language: Language;
  /** Created by the client; changes after each opened place. */
  readonly session: string | null;
}

export interface PlaceSearch extends Lookup {
  /** Never blank. */
  readonly text: string;
  readonly near: Point | null;
  readonly most: number;
}

/**
 * A search for places in Malaysia: the bundled list, or a map service with the list as fallback.
 *
 * To add another service, implement this over its API and give its ids a prefix.
 * `placesWithFallback` handles timeouts.
 *
 * @throws PlacesUnavailable if the service fails.
 */
export interface Places {
  search(search: PlaceSearch, signal: AbortSignal): Promise<readonly FoundPlace[]>;
  /**
   * Returns the position itself, then nearby places if the service lists them; an empty list
   * outside Malaysia.
   */
  around(
    at: Point,
    lookup: Lookup & { readonly most: number },
    signal: AbortSignal,
  ): Promise<readonly FoundPlace[]>;
  /** Returns a place by the id of a search result; null if it does not exist. */
  open(id: string, lookup: Lookup, signal: AbortSignal): Promise<LocatedPlace | null>;
}

/** The service is unreachable, timed out, rejected our key or returned an invalid response. */
export class PlacesUnavailable extends Error {
  override readonly name: string = 'PlacesUnavailable';
}

/** The service rejected this request but is available for others. */
export class PlacesError extends PlacesUnavailable {
  override readonly name = 'PlacesError';
}
