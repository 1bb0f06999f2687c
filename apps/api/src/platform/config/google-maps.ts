import { type Config, ConfigError } from './config.ts';

/** What the app's map is drawn with: both can be read by everybody who opens it. */
export interface MapKeys {
  readonly key: string;
  readonly mapId: string;
}

/** Google's services that are used; null for those that are not. */
export interface GoogleMaps {
  readonly map: MapKeys | null;
  /** Asks for places, and is told to nobody. */
  readonly placesKey: string | null;
}

/**
 * Which of Google's services the keys open.
 * @throws ConfigError where a key is missing, or would be told to everybody.
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
