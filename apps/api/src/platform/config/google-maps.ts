import { type Config, ConfigError } from './config.ts';

/** Browser key and map id of the app's map; both are public. */
export interface MapKeys {
  readonly key: string;
  readonly mapId: string;
}

/** Google services in use; null for each unused one. */
export interface GoogleMaps {
  readonly map: MapKeys | null;
  /** Secret key for place search on the server. */
  readonly placesKey: string | null;
}

/**
 * Returns the Google services that the keys enable.
 * @throws ConfigError if only one of browser key and map id is set, or if the server key equals the
 * browser key.
 */
export function readGoogleMaps({
  googleMapsBrowserKey: key,
  googleMapsMapId: mapId,
  googleMapsServerKey: placesKey,
}: Pick<Config, 'googleMapsBrowserKey' | 'googleMapsMapId' | 'googleMapsServerKey'>): GoogleMaps {
  if (key !== null && mapId === null) {
    throw new ConfigError([
      'GOOGLE_MAPS_MAP_ID is missing: a pin on the map of GOOGLE_MAPS_BROWSER_KEY needs one. Make a map id in the console of Google Maps.',
    ]);
  }
  if (key === null && mapId !== null) {
    throw new ConfigError([
      'GOOGLE_MAPS_BROWSER_KEY is missing: GOOGLE_MAPS_MAP_ID alone shows no map. Set the key, or take the map id out.',
    ]);
  }
  if (key !== null && key === placesKey) {
    throw new ConfigError([
      'GOOGLE_MAPS_SERVER_KEY is the browser’s key, which everybody can read. Make a second key, restricted to this server.',
    ]);
  }
  return { map: key === null || mapId === null ? null : { key, mapId }, placesKey };
}
