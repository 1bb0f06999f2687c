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

/** How long a map service may take to answer, in milliseconds: somebody is typing. */
const TIMEOUT = 3000;
/** How long it is left alone after it failed, in milliseconds, while the list answers at once. */
const REST = 30_000;

/** What the rest of the server asks: always answered, in time. */
export interface PlacesWithFallback {
  search(search: PlaceSearch): Promise<readonly FoundPlace[]>;
  around(
    at: Parameters<Places['around']>[0],
    lookup: Parameters<Places['around']>[1],
  ): Promise<readonly FoundPlace[]>;
  /** Whether the text of an address can be so where its pin is; by the list, whoever searches. */
  readonly fits: AddressFit;
  /** @throws PlacesUnavailable where only the map service knows the place, and does not answer. */
  open(id: string, lookup: Lookup): Promise<LocatedPlace | null>;
}

export interface PlacesWithFallbackOptions {
  /** The list that comes with the server. */
  readonly bundled: Places;
  readonly fits: AddressFit;
  /** The map service with the prefix of its ids; null where there is none. */
  readonly service: { readonly places: Places; readonly prefix: string } | null;
  readonly clock: { now(): Temporal.Instant };
  /** Told why the service did not answer; the customer never is. */
  readonly report: (error: unknown) => void;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** Asks the map service where there is one, and the bundled list where it fails. */
export function placesWithFallback({
  bundled,
  fits,
  service,
  clock,
  report,
  timeout = AbortSignal.timeout,
}: PlacesWithFallbackOptions): PlacesWithFallback {
  let restsUntil = 0;
  const never = new AbortController().signal;

  /** What the service says; a failure where it says nothing, which mostly puts it to rest. */
  async function ask<Answer>(
    question: (places: Places, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | PlacesUnavailable> {
    if (service === null) return new PlacesUnavailable('There is no map service');
    if (clock.now().epochMilliseconds < restsUntil) {
      return new PlacesUnavailable('The map service failed a moment ago');
    }
    const signal = timeout(TIMEOUT);
    try {
      return await Promise.race([question(service.places, signal), aborted(signal)]);
    } catch (cause) {
      const failure =
        cause instanceof PlacesUnavailable
          ? cause
          : new PlacesUnavailable('The map service gave no answer', { cause });
      // Whoever asks something odd must not take the service from everybody else.
      if (!(failure instanceof PlacesError)) restsUntil = clock.now().epochMilliseconds + REST;
      report(failure);
      return failure;
    }
  }

  return {
    fits,
    async search(search) {
      // A postcode is known as well here, with where it lies, which no suggestion tells.
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
