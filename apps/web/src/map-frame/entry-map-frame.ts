/**
 * Entry of the document that contains Google's map, with its own security policy: see the server's
 * `/map-frame`.
 */
import { createGoogleMap } from './google-map.ts';
import { type FrameMessage, readShowMessage } from './messages.ts';
import { readSettings } from './settings.ts';
import './map-frame.css';

declare global {
  interface Window {
    /** Called by Google if it rejects the key. */
    gm_authFailure?: () => void;
  }
}

const { origin } = window.location;
const app = window.parent;
const send = (message: FrameMessage) => app.postMessage(message, origin);
const element = document.getElementById('map');

if (element !== null && app !== window) {
  const show = createGoogleMap({ element, settings: readSettings(document), say: send });
  window.gm_authFailure = () => send({ type: 'failed', reason: 'key' });
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== app) return;
    const message = readShowMessage(event.data);
    if (message !== null) show(message);
  });
  send({ type: 'ready' });
}
