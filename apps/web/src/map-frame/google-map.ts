import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { FrameMessage, ShowMessage } from './messages.ts';
import type { MapSettings } from './settings.ts';

interface GoogleMapOptions {
  readonly element: HTMLElement;
  readonly settings: MapSettings;
  readonly say: (message: FrameMessage) => void;
}

type At = ShowMessage['pin'];

/**
 * Creates Google's map with one pin and, during a delivery, the rider. The first `show` creates the
 * map; later ones update it.
 *
 * Google reports a rejected key through `gm_authFailure`. It reports an exceeded quota only as text
 * over the map, at any time; neither rejects a promise.
 */
export function createGoogleMap({ element, settings, say }: GoogleMapOptions) {
  const { key, language, mapId, region } = settings;
  setOptions({ key, language, region, v: 'weekly' });
  let shown: Promise<(message: ShowMessage) => void> | null = null;

  async function make({ centre, zoom }: ShowMessage) {
    const [{ Map: GoogleMap }, { AdvancedMarkerElement }] = await Promise.all([
      importLibrary('maps'),
      importLibrary('marker'),
    ]);
    const map = new GoogleMap(element, {
      center: literal(centre),
      zoom,
      mapId,
      disableDefaultUI: true,
      zoomControl: true,
      clickableIcons: false,
      gestureHandling: 'cooperative',
    });
    const marker = new AdvancedMarkerElement({ map });
    let scooter: google.maps.marker.AdvancedMarkerElement | null = null;
    const follow = (pin: At, rider: At | null) => {
      if (rider === null) {
        if (scooter) scooter.position = null;
        return;
      }
      scooter ??= new AdvancedMarkerElement({ map, content: drawRider() });
      scooter.position = literal(rider);
      // The customer may have moved the map: leave it as long as the rider is visible.
      if (map.getBounds()?.contains(literal(rider))) return;
      map.fitBounds(boundsOf([pin, rider]), MARGIN);
    };
    const put = (at: google.maps.LatLng | google.maps.LatLngLiteral | null | undefined) => {
      const point = at && plain(at);
      if (!point || !marker.gmpDraggable) return;
      marker.position = literal(point);
      say({ type: 'moved', latitude: point.latitude, longitude: point.longitude });
    };
    marker.addListener('dragend', () => put(marker.position));
    map.addListener('click', (event: google.maps.MapMouseEvent) => put(event.latLng));
    map.addListener('tilesloaded', () => say({ type: 'shown' }));
    watchForErrors(element, () => say({ type: 'failed', reason: 'unknown' }));
    return (message: ShowMessage) => {
      marker.position = literal(message.pin);
      marker.gmpDraggable = message.draggable;
      if (message.rider === null) map.panTo(literal(message.centre));
      follow(message.pin, message.rider);
    };
  }

  return (message: ShowMessage) => {
    shown ??= make(message);
    shown.then(
      (show) => show(message),
      () => say({ type: 'failed', reason: 'network' }),
    );
  };
}

/** Margin between pin, rider and the edge of the map, in pixels. */
const MARGIN = 48;

function boundsOf(points: readonly At[]): google.maps.LatLngBoundsLiteral {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

function drawRider(): HTMLElement {
  const rider = document.createElement('div');
  rider.className = 'rider';
  rider.textContent = '🛵';
  return rider;
}

function literal({ latitude, longitude }: At): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}

function plain(at: google.maps.LatLng | google.maps.LatLngLiteral): At {
  return {
    latitude: typeof at.lat === 'function' ? at.lat() : at.lat,
    longitude: typeof at.lng === 'function' ? at.lng() : at.lng,
  };
}

/** Error messages that Google shows in place of the map or over it. */
const COMPLAINTS = '.gm-err-container, .dismissButton';

function watchForErrors(element: HTMLElement, onError: () => void) {
  const observer = new MutationObserver(look);
  function look() {
    if (element.querySelector(COMPLAINTS) === null) return;
    observer.disconnect();
    onError();
  }
  observer.observe(element, { childList: true, subtree: true });
  look();
}
