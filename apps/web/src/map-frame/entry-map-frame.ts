/** The document in which Google's map lives, with a policy of its own: see the server's `/map-frame`. */
import { createGoogleMap } from './google-map.ts';
import { type FrameMessage, readShowMessage } from './messages.ts';
import { readSettings } from './settings.ts';
import './map-frame.css';

declare global {
  interface Window {
    /** Google calls it where it does not take the key. */
    gm_authFailure?: () => void;
  }
}

const { origin } = window.location;
const app = window.parent;
const say = (message: FrameMessage) => app.postMessage(message, origin);
const element = document.getElementById('map');

if (element !== null && app !== window) {
  const show = createGoogleMap({ element, settings: readSettings(document), say });
  window.gm_authFailure = () => say({ type: 'failed', reason: 'key' });
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== app) return;
    const message = readShowMessage(event.data);
    if (message !== null) show(message);
  });
  say({ type: 'ready' });
}
