import type { NearestPlace, PlaceKind, PlaceSource } from '@claypot/sdk';
import type { Place as Point } from '../../shared/distance.ts';
import type { Language } from '../../shared/text/language.ts';

/** A place as a search offers it. */
export interface FoundPlace {
  readonly id: string;
  /** In the language asked for, where it has a name in it. */
  readonly name: string;
  /** On one line, in Latin letters. */
  readonly fullAddress: string;
  readonly kind: PlaceKind;
  readonly source: PlaceSource;
  /** Null where only {@link Places.open} knows it. */
  readonly point: Point | null;
  /** Kilometres from where was asked, to one decimal; null where that is not known. */
  readonly distance: number | null;
  /** For a position that has no name of its own. */
  readonly nearest: NearestPlace | null;
}

/** A place with all that its address is made of. */
export interface LocatedPlace {
  readonly id: string;
  readonly name: string;
  readonly fullAddress: string;
  /** '' where it is not known. */
  readonly street: string;
  readonly city: string;
  readonly postcode: string | null;
  readonly stateId: string;
  readonly point: Point;
  readonly kind: PlaceKind;
  readonly source: PlaceSource;
  readonly nearest: NearestPlace | null;
}

/** In which language, and what a service counts as one together. */
export interface Lookup {
  readonly language: Language;
  /** Made by the client, a new one after each place that was opened. */
  readonly session: string | null;
}

export interface PlaceSearch extends Lookup {
  /** Never blank. */
  readonly text: string;
  readonly near: Point | null;
  readonly most: number;
}

/**
 * Where places in Malaysia are looked up: the bundled list, or a map service with the list behind it.
 *
 * To put another service in Google's place: implement this over its API, mark its ids by a prefix of
 * its own, and let `placesWithFallback` watch the time.
 *
 * @throws PlacesUnavailable where it gives no answer.
 */
export interface Places {
  search(search: PlaceSearch, signal: AbortSignal): Promise<readonly FoundPlace[]>;
  /** What is at a position: that very position first, then what is near. Nothing outside of Malaysia. */
  around(
    at: Point,
    lookup: Lookup & { readonly most: number },
    signal: AbortSignal,
  ): Promise<readonly FoundPlace[]>;
  /** A place by the id that a search gave; null where there is none. */
  open(id: string, lookup: Lookup, signal: AbortSignal): Promise<LocatedPlace | null>;
}

/** The service cannot be reached, did not answer in time, refused our key, or answered nonsense. */
export class PlacesUnavailable extends Error {
  override readonly name: string = 'PlacesUnavailable';
}

/** The service is there and does not take this one question: it may be asked the next at once. */
export class PlacesError extends PlacesUnavailable {
  override readonly name = 'PlacesError';
}
