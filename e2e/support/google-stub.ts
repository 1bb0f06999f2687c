/**
 * What Google's script does, as far as the product's own use of it goes, for the loader's real package
 * to load. It runs in the map's document, under that document's policy.
 */
export const GOOGLE_SCRIPT = 'https://maps.googleapis.com/maps/api/js*';

const PARTS = `
  class Listened {
    listeners = {};
    addListener(name, listener) { (this.listeners[name] ??= []).push(listener); }
    tell(name, event) { for (const listener of this.listeners[name] ?? []) listener(event); }
  }
  class Map extends Listened {
    constructor(element, { mapId, zoom }) {
      super();
      element.textContent = 'Map ' + mapId + ' at zoom ' + zoom;
      setTimeout(() => this.tell('tilesloaded'), 50);
    }
    panTo() {}
  }
  class AdvancedMarkerElement extends Listened {
    constructor() { super(); window.marker = this; }
  }
  google.maps.importLibrary = async (name) => (name === 'maps' ? { Map } : { AdvancedMarkerElement });
  google.maps.__ib__();
`;

/** A map that comes. */
export const WORKING = `(() => { ${PARTS} })();`;
/** A map whose key Google does not take: it is drawn, and then said to be none. */
export const REFUSED_KEY = `(() => { ${PARTS} setTimeout(() => window.gm_authFailure?.(), 150); })();`;
