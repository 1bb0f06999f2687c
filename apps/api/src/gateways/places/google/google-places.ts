import type { Place as Point } from '../../../shared/distance.ts';
import type { Language } from '../../../shared/text/language.ts';
import { type LocatedPlace, type Places, PlacesError, PlacesUnavailable } from '../places.ts';
import { readPositionId } from '../position-id.ts';
import { GOOGLE_PREFIX, toFoundPlace, toLocatedPlace, toPosition } from './google-place-view.ts';
import { ask, orNull } from './google-request.ts';
import { autocompleteAnswer, detailAnswer, geocodeAnswer } from './google-schemas.ts';

export interface GooglePlacesOptions {
  /** Secret; never sent to clients. */
  readonly key: string;
  /** Base URLs of the services; overridden in tests. */
  readonly hosts?: { readonly places: string; readonly maps: string };
}

const HOSTS = { places: 'https://places.googleapis.com', maps: 'https://maps.googleapis.com' };

const LANGUAGE: Readonly<Record<Language, string>> = { en: 'en', zh_CN: 'zh-CN' };
/** Addresses use Latin letters, because riders read them. */
const ADDRESS_LANGUAGE = 'en';

/** Radius around the customer in which places are preferred, in metres; the service's maximum. */
const BIAS = 50_000;
/** Bounds of Malaysia. Without a bias the service prefers places near this server. */
const MALAYSIA = {
  low: { latitude: 0.85, longitude: 99.6 },
  high: { latitude: 7.4, longitude: 119.3 },
};

const SUGGESTED = ['placeId', 'text', 'structuredFormat', 'types', 'distanceMeters']
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');
const DETAILS = 'id,displayName,formattedAddress,addressComponents,location,types';

/**
 * Creates a place search over Google's Places API (New) and Geocoding API. Responses are never
 * cached or stored.
 */
export function googlePlaces({ key, hosts = HOSTS }: GooglePlacesOptions): Places {
  const headers = (fields: string) => ({ 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields });

  async function reverse(at: Point, signal: AbortSignal): Promise<LocatedPlace | null> {
    const query = new URLSearchParams({
      latlng: `${at.latitude},${at.longitude}`,
      language: ADDRESS_LANGUAGE,
      region: 'my',
      key,
    });
    const url = `${hosts.maps}/maps/api/geocode/json?${query}`;
    const answer = await ask(geocodeAnswer, url, { signal });
    if (answer.status !== 'OK') {
      const sentence = `Geocoding: ${answer.status} ${answer.error_message ?? ''}`;
      throw ['ZERO_RESULTS', 'INVALID_REQUEST'].includes(answer.status)
        ? new PlacesError(sentence)
        : new PlacesUnavailable(sentence);
    }
    return toPosition(at, answer.results);
  }

  return {
    async search({ text, near, most, language, session }, signal) {
      const body = {
        input: text,
        includedRegionCodes: ['my'],
        regionCode: 'my',
        languageCode: LANGUAGE[language],
        ...(session !== null && { sessionToken: session }),
        ...(near === null
          ? { locationBias: { rectangle: MALAYSIA } }
          : { locationBias: { circle: { center: near, radius: BIAS } }, origin: near }),
      };
      const { suggestions } = await ask(
        autocompleteAnswer,
        `${hosts.places}/v1/places:autocomplete`,
        {
          method: 'POST',
          headers: { ...headers(SUGGESTED), 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
          signal,
        },
      );
      return suggestions
        .flatMap(({ placePrediction }) => toFoundPlace(placePrediction))
        .slice(0, most);
    },
    async around(at, _lookup, signal) {
      const place = await reverse(at, signal);
      if (place === null) return [];
      const { id, name, fullAddress, kind, source, point, nearest } = place;
      return [{ id, name, fullAddress, kind, source, point, nearest, distance: 0 }];
    },
    async open(id, { session }, signal) {
      const at = readPositionId(id);
      if (at !== null) return reverse(at, signal);
      const query = new URLSearchParams({ languageCode: ADDRESS_LANGUAGE, regionCode: 'my' });
      if (session !== null) query.set('sessionToken', session);
      const googleId = encodeURIComponent(id.slice(GOOGLE_PREFIX.length));
      const url = `${hosts.places}/v1/places/${googleId}?${query}`;
      const init = { headers: headers(DETAILS), signal };
      const answer = await ask(detailAnswer, url, init).catch(orNull);
      return answer === null ? null : toLocatedPlace(id, answer);
    },
  };
}
