/**
 * URL pattern of Google's script. The stubs below implement the parts that the product uses, for
 * the real loader package. They run in the map's document, under its content security policy.
 */
export const GOOGLE_SCRIPT = 'https://maps.googleapis.com/maps/api/js*';

/**
 * Draws streets, a pin, an attribution at the lower edge and controls at Google's positions, so
 * that tests see whether the screen leaves room for them. It contains nothing of Google's.
 */
const PAINT = `
  const paint = (element, { centre, at }) => {
    const { clientWidth: width, clientHeight: height } = element;
    const canvas = document.createElement('canvas');
    const scale = devicePixelRatio;
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
    const pen = canvas.getContext('2d');
    pen.scale(scale, scale);
    pen.fillStyle = '#f1f0ee';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#cfe8cf';
    pen.fillRect(width * 0.62, height * 0.08, width * 0.26, height * 0.36);
    pen.fillStyle = '#aadaf5';
    pen.beginPath();
    pen.ellipse(width * 0.16, height * 0.2, width * 0.12, height * 0.1, 0.5, 0, 7);
    pen.fill();
    const street = (breadth, colour, ...points) => {
      pen.strokeStyle = colour;
      pen.lineWidth = breadth;
      pen.beginPath();
      for (const [x, y] of points) pen.lineTo(x * width, y * height);
      pen.stroke();
    };
    for (let row = 0.06; row < 1; row += 0.17) street(6, '#ffffff', [0, row], [0.5, row + 0.05], [1, row]);
    for (let row = 0.08; row < 1; row += 0.14) street(6, '#ffffff', [row, 0], [row + 0.04, 1]);
    street(13, '#f9d27d', [0, 0.86], [0.45, 0.56], [1, 0.3]);
    pen.font = '11px sans-serif';
    pen.fillStyle = '#5f6368';
    for (const [name, x, y] of [['Jalan Satu', 0.1, 0.4], ['Jalan Dua', 0.66, 0.62], ['Taman', 0.7, 0.27]]) {
      pen.fillText(name, x * width, y * height);
    }
    pen.fillStyle = 'rgba(255,255,255,.7)';
    pen.fillRect(width - 152, height - 14, 152, 14);
    pen.fillStyle = '#202124';
    pen.font = '10px sans-serif';
    pen.fillText('Map data ©2026  Terms', width - 146, height - 4);
    pen.font = 'bold 18px sans-serif';
    pen.fillText('Google', 5, height - 6);
    for (const [sign, up] of [['+', 102], ['−', 62]]) {
      pen.fillStyle = '#ffffff';
      pen.fillRect(width - 50, height - up, 40, 40);
      pen.fillStyle = '#666666';
      pen.font = '24px sans-serif';
      pen.fillText(sign, width - 37, height - up + 28);
    }
    if (at) {
      const metre = (1 / (156543 / 2 ** 17)) * 111320;
      const x = width / 2 + (at.lng - centre.lng) * metre;
      const y = height / 2 - (at.lat - centre.lat) * metre;
      pen.fillStyle = '#ea4335';
      pen.beginPath();
      pen.arc(x, y - 28, 11, Math.PI * 0.85, Math.PI * 2.15);
      pen.lineTo(x, y);
      pen.fill();
      pen.fillStyle = '#b31412';
      pen.beginPath();
      pen.arc(x, y - 28, 4, 0, 7);
      pen.fill();
    }
    element.replaceChildren(canvas);
  };
`;

const PARTS = `
  ${PAINT}
  class Listened {
    listeners = {};
    addListener(name, listener) { (this.listeners[name] ??= []).push(listener); }
    tell(name, event) { for (const listener of this.listeners[name] ?? []) listener(event); }
  }
  class Map extends Listened {
    constructor(element, { center, mapId, zoom }) {
      super();
      this.element = element;
      this.centre = center;
      element.dataset.shown = 'Map ' + mapId + ' at zoom ' + zoom;
      this.draw();
      new ResizeObserver(() => this.draw()).observe(element);
      setTimeout(() => this.tell('tilesloaded'), 50);
    }
    panTo(centre) { this.centre = centre; this.draw(); }
    getBounds() {
      const { north, south, east, west } = this.shows ?? {};
      return { contains: ({ lat, lng }) => lat <= north && lat >= south && lng <= east && lng >= west };
    }
    fitBounds(shows) { this.shows = shows; this.element.dataset.fits = JSON.stringify(shows); }
    draw() { paint(this.element, { centre: this.centre, at: this.marker?.position }); }
  }
  class AdvancedMarkerElement extends Listened {
    constructor({ map, content }) {
      super();
      if (content) { window.rider = this; map.element.after(content); return; }
      map.marker = this;
      window.marker = this;
    }
  }
  google.maps.importLibrary = async (name) => (name === 'maps' ? { Map } : { AdvancedMarkerElement });
  google.maps.__ib__();
`;

const mapThat = (...then: string[]) => `(() => { ${PARTS} ${then.join('\n')} })();`;

/** Google's error message in place of the map. */
const ERROR_BOX = `
  const oops = () => {
    const box = document.createElement('div');
    box.className = 'gm-err-container';
    box.innerHTML = '<div class="gm-err-content"><div class="gm-err-title">Oops! Something went wrong.' +
      '</div><div class="gm-err-message">This page didn\\'t load Google Maps correctly.</div></div>';
    document.getElementById('map').replaceChildren(box);
  };
`;
/** Google's dialog about the ownership of the website, over a grey map. */
const DIALOG = `
  const ask = () => {
    const box = document.createElement('div');
    box.innerHTML = '<span>This page can\\'t load Google Maps correctly.</span><button class="dismissButton">OK</button>';
    document.getElementById('map').append(box);
  };
`;

export const WORKING = mapThat();
/** A map with a rejected key: it is drawn first, then fails. */
export const REJECTED_KEY = mapThat('setTimeout(() => window.gm_authFailure?.(), 150);');
/** Maps with an exhausted quota: failing at once, failing later, and one with Google's dialog. */
export const OVER_QUOTA = [
  mapThat(ERROR_BOX, 'Map.prototype.tell = () => {};', 'Map.prototype.draw = oops;'),
  mapThat(ERROR_BOX, 'setTimeout(oops, 1500);'),
  mapThat(DIALOG, 'setTimeout(ask, 300);'),
] as const;
