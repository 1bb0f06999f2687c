import { aborted } from '../aborted.ts';
import type { AddressFit } from './bundled/address-fit.ts';
import {
  type FoundPlace,
  type LocatedPlace,
  type Lookup,
  type PlaceSearch,
  type Places,
  PlacesError,
  PlacesUnavailable,
} from './places.ts';
import { readPositionId } from './position-id.ts';

/** Timeout of a map service request, in ms. The customer is typing. */
const TIMEOUT = 3000;
/** Pause after a failure of the map service, in ms, during which only the list is used. */
const REST = 30_000;

/** Place search for the rest of the server. It waits at most `TIMEOUT` for the map service. */
export interface PlacesWithFallback {
  search(search: PlaceSearch): Promise<readonly FoundPlace[]>;
  around(
    at: Parameters<Places['around']>[0],
    lookup: Parameters<Places['around']>[1],
  ): Promise<readonly FoundPlace[]>;
  /**
   * Returns true if the text of an address is plausible at its pin. Always uses the bundled list.
   */
  readonly fits: AddressFit;
  /**
   * Opens a place; returns null if it does not exist. @throws PlacesUnavailable if only the map
   * service has the place and it fails.
   */
  open(id: string, lookup: Lookup): Promise<LocatedPlace | null>;
}

export interface PlacesWithFallbackOptions {
  readonly bundled: Places;
  readonly fits: AddressFit;
  /** The map service with the prefix of its ids, or null. */
  readonly service: { readonly places: Places; readonly prefix: string } | null;
  readonly clock: { now(): Temporal.Instant };
  /** Called with the reason when the map service fails; the customer never sees it. */
  readonly report: (error: unknown) => void;
  /** Returns a signal that aborts after the given number of ms. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** Creates a place search that uses the map service, if any, and falls back to the bundled list. */
export function placesWithFallback({
  bundled,
  fits,
  service,
  clock,
  report,
  timeout = AbortSignal.timeout,
}: PlacesWithFallbackOptions): PlacesWithFallback {
  let retryAfter = 0;
  const never = new AbortController().signal;

  /**
   * Requests the map service. Returns a failure instead of throwing it. Every failure except a
   * rejected request pauses the service for `REST`.
   */
  async function ask<Answer>(
    question: (places: Places, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | PlacesUnavailable> {
    if (service === null) return new PlacesUnavailable('There is no map service');
    if (clock.now().epochMilliseconds < retryAfter) {
      return new PlacesUnavailable('The map service failed a moment ago');
    }
    const signal = timeout(TIMEOUT);
    try {
      return await Promise.race([question(service.places, signal), aborted(signal)]);
    } catch (cause) {
      const failure =
        cause instanceof PlacesUnavailable
          ? cause
          : new PlacesUnavailable('The map service did not respond', { cause });
      // A rejected request of one customer must not pause the service for all others.
      if (!(failure instanceof PlacesError)) retryAfter = clock.now().epochMilliseconds + REST;
      report(failure);
      return failure;
    }
  }

  return {
    fits,
    async search(search) {
      // The list has every postcode with its position, which suggestions lack.
      if (/^\d{5}$/.test(search.text)) return bundled.search(search, never);
      const answer = await ask((places, signal) => places.search(search, signal));
      return answer instanceof PlacesUnavailable ? bundled.search(search, never) : answer;
    },
    async around(at, lookup) {
      const answer = await ask((places, signal) => places.around(at, lookup, signal));
      const listed = await bundled.around(at, lookup, never);
      if (answer instanceof PlacesUnavailable) return listed;
      const [here] = answer;
      return here === undefined ? [] : [here, ...listed.slice(1)];
    },
    async open(id, lookup) {
      const isTheirs = service !== null && id.startsWith(service.prefix);
      const isPosition = readPositionId(id) !== null;
      if (!isTheirs && !isPosition) return bundled.open(id, lookup, never);
      const answer = await ask((places, signal) => places.open(id, lookup, signal));
      if (!(answer instanceof PlacesUnavailable)) return answer;
      if (isTheirs) throw answer;
      return bundled.open(id, lookup, never);
    },
  };
}
