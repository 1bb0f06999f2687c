import { coordinatesOf } from '../../machines/locate/place.ts';
import type { Coordinates, Places, Ports } from '../../ports/ports.ts';

/** Maximum number of search results. */
const MOST = 10;
/**
 * Maximum number of search results around a position, including the result for the position itself.
 */
const AROUND = 12;

const MICRO = 1_000_000;

const detailBody = (session_token: string | null) => ({ session_token });

/**
 * Returns the places of the API. All searches until a place is opened share one session, which maps
 * services charge as one.
 */
export function apiPlaces({ api, random }: Pick<Ports, 'api' | 'random'>): Places {
  let session: string | null = null;
  return {
    search: (text, near, signal) => {
      session ??= random.uuid();
      const body = { query: text, limit: MOST, ...coordinatesOf(near), session_token: session };
      return api.placeSearch({ body }, { signal });
    },
    detail: (place_id, signal) => {
      const body = detailBody(session);
      session = null;
      return api.placeDetail({ path: { place_id }, body }, { signal });
    },
    at: (position, signal) => {
      const path = { place_id: positionId(position) };
      return api.placeDetail({ path, body: detailBody(null) }, { signal });
    },
    around: async ({ latitude, longitude }, signal) => {
      const body = { query: '', limit: AROUND, latitude, longitude };
      const [position, ...known] = await api.placeSearch({ body }, { signal });
      // The terms of maps services forbid showing their data on other maps.
      const names = known.flatMap(({ latitude, longitude, name, source }) =>
        source === 'bundled' && latitude !== null && longitude !== null
          ? [{ name, latitude, longitude }]
          : [],
      );
      return { position: position ?? null, names };
    },
    postcode: async (postcode, signal) => {
      const body = { query: postcode, limit: 1, latitude: null, longitude: null };
      const [place] = await api.placeSearch({ body }, { signal });
      if (!place || place.latitude === null || place.longitude === null) return null;
      return { latitude: place.latitude, longitude: place.longitude };
    },
  };
}

/** Returns the contract's id of the place at a position. */
function positionId({ latitude, longitude }: Coordinates): string {
  const [north, east] = [latitude, longitude].map((degrees) => Math.round(Number(degrees) * MICRO));
  return `at_${north}_${east}`;
}
