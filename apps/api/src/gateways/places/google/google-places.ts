import * as v from 'valibot';
import type { Language } from '../../../http/language.ts';
import type { Place as Point } from '../../../ordering/distance.ts';
import { type FoundPlace, type KnownPlace, type Places, PlacesUnavailable } from '../places.ts';
import { positionId, readPositionId } from '../position-id.ts';
import { kindOf, readGoogleAddress } from './google-address.ts';
import { autocompleteAnswer, detailAnswer, errorAnswer, geocodeAnswer } from './google-schemas.ts';

export interface GooglePlacesOptions {
  /** Known to this server alone. */
  readonly key: string;
  /** Where the services stand; only tests have their own. */
  readonly hosts?: { readonly places: string; readonly maps: string };
}

/** What Google's ids begin with here, so that it is clear whose they are. They may be kept; nothing else is. */
export const GOOGLE_PREFIX = 'google_';

const HOSTS = { places: 'https://places.googleapis.com', maps: 'https://maps.googleapis.com' };
const SOURCE = 'google';

const LANGUAGE: Readonly<Record<Language, string>> = { en: 'en', zh_CN: 'zh-CN' };
/** Addresses are told in Latin letters: riders read them. */
const ADDRESS_LANGUAGE = 'en';

/** How far around the customer places are preferred, in metres: the most that the service takes. */
const BIAS = 50_000;
/** Malaysia; without it the service would prefer what is near this server. */
const MALAYSIA = {
  low: { latitude: 0.85, longitude: 99.6 },
  high: { latitude: 7.4, longitude: 119.3 },
};

const SUGGESTED = ['placeId', 'text', 'structuredFormat', 'types', 'distanceMeters']
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');
const DETAILS = 'id,displayName,formattedAddress,addressComponents,location,types';

/** Google's Places API (New) and its Geocoding API. Nothing that they answer is kept. */
export function googlePlaces({ key, hosts = HOSTS }: GooglePlacesOptions): Places {
  const headers = (fields: string) => ({ 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields });

  async function reverse(at: Point, signal: AbortSignal): Promise<KnownPlace | null> {
    const query = new URLSearchParams({
      latlng: `${at.latitude},${at.longitude}`,
      language: ADDRESS_LANGUAGE,
      region: 'my',
      key,
    });
    const url = `${hosts.maps}/maps/api/geocode/json?${query}`;
    const answer = await ask(geocodeAnswer, url, { signal });
    if (answer.status === 'ZERO_RESULTS') return null;
    if (answer.status !== 'OK') {
      throw new PlacesUnavailable(`Geocoding: ${answer.status} ${answer.error_message ?? ''}`);
    }
    const named = answer.results.filter(({ types }) => !types.includes('plus_code'));
    const [best = answer.results[0]] = named;
    const address = best === undefined ? null : readGoogleAddress(best.address_components);
    if (best === undefined || address === null) return null;
    return {
      id: positionId(at),
      name: best.formatted_address.split(',')[0]?.trim() || best.formatted_address,
      fullAddress: withoutCountry(best.formatted_address),
      ...address,
      point: at,
      kind: 'position',
      source: SOURCE,
      nearest: null,
    };
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
      return suggestions.flatMap(({ placePrediction }) => toFound(placePrediction)).slice(0, most);
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
      const theirs = encodeURIComponent(id.slice(GOOGLE_PREFIX.length));
      const answer = await askOrNull(detailAnswer, `${hosts.places}/v1/places/${theirs}?${query}`, {
        headers: headers(DETAILS),
        signal,
      });
      return answer === null ? null : toKnown(id, answer);
    },
  };
}

type Prediction = v.InferOutput<
  typeof autocompleteAnswer
>['suggestions'][number]['placePrediction'];

function toFound(prediction: Prediction): FoundPlace[] {
  if (prediction === undefined || !/^[A-Za-z0-9_-]{1,290}$/.test(prediction.placeId)) return [];
  const { placeId, text, structuredFormat, types, distanceMeters } = prediction;
  return [
    {
      id: `${GOOGLE_PREFIX}${placeId}`,
      name: short(structuredFormat?.mainText.text ?? text.text),
      fullAddress: withoutCountry(text.text),
      kind: kindOf(types),
      source: SOURCE,
      point: null,
      distance: distanceMeters === undefined ? null : Math.round(distanceMeters / 100) / 10,
      nearest: null,
    },
  ];
}

function toKnown(id: string, answer: v.InferOutput<typeof detailAnswer>): KnownPlace | null {
  const address = readGoogleAddress(answer.addressComponents);
  if (address === null) return null;
  const { displayName, formattedAddress, location, types } = answer;
  return {
    id,
    name: short(displayName?.text ?? formattedAddress),
    fullAddress: withoutCountry(formattedAddress),
    ...address,
    point: location,
    kind: kindOf(types),
    source: SOURCE,
    nearest: null,
  };
}

/** As long as the contract lets a name be. */
function short(name: string): string {
  return name.slice(0, 200);
}

/** Every place is in Malaysia. */
function withoutCountry(address: string): string {
  return address.replace(/,\s*(Malaysia|马来西亚)$/, '').slice(0, 500);
}

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

async function ask<Answer extends Schema>(
  schema: Answer,
  url: string,
  init: RequestInit,
): Promise<v.InferOutput<Answer>> {
  const answer = await askOrNull(schema, url, init);
  if (answer === null) throw new PlacesUnavailable('Google does not know what is asked');
  return answer;
}

/** The answer as far as it is read; null for one that is not found. What fails never tells the address, which has the key. */
async function askOrNull<Answer extends Schema>(
  schema: Answer,
  url: string,
  init: RequestInit,
): Promise<v.InferOutput<Answer> | null> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 404) return null;
  if (!response.ok) {
    const told = v.safeParse(errorAnswer, body);
    const { status = '', message = '' } = told.success ? told.output.error : {};
    throw new PlacesUnavailable(`Google answered ${response.status} ${status} ${message}`.trim());
  }
  const read = v.safeParse(schema, body);
  if (!read.success)
    throw new PlacesUnavailable('Google answered what is not in its documentation');
  return read.output;
}
