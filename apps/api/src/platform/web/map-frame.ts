import type { RandomSource } from '../../shared/random.ts';
import { escapeScript } from '../../shared/text/escape.ts';
import type { Language } from '../../shared/text/language.ts';
import type { MapKeys } from '../config/google-maps.ts';

/** URL path of the map's document, framed by the app's pages. */
export const MAP_FRAME = '/map-frame';
/** URL paths of its script and its optional stylesheet, both created by the build. */
export const MAP_SCRIPT = '/map-frame.js';
export const MAP_STYLE = '/map-frame.css';

export interface MapFrameOptions {
  readonly map: MapKeys;
  readonly random: Pick<RandomSource, 'token'>;
  readonly hasStyle: boolean;
}

/**
 * Returns the document with Google's map. Only its script may load code from Google; the app's own
 * pages never do.
 */
export function mapFrame({ map, random, hasStyle }: MapFrameOptions, language: Language): Response {
  const nonce = random.token();
  const { key, mapId } = map;
  const lang = language.replace('_', '-');
  const settings = escapeScript({ key, mapId, language: lang, region: 'MY' });
  const style = hasStyle ? `<link rel="stylesheet" nonce="${nonce}" href="${MAP_STYLE}">` : '';
  const page = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE[language]}</title>
<style nonce="${nonce}">html, body, #map { height: 100%; margin: 0 }</style>
${style}
</head>
<body>
<div id="map"></div>
<script type="application/json" id="map-settings">${settings}</script>
<script type="module" nonce="${nonce}" src="${MAP_SCRIPT}"></script>
</body>
</html>
`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      'content-security-policy': mapFramePolicy(nonce),
      // Each response has its own nonce.
      'cache-control': 'no-store',
    },
  });
}

const TITLE: Readonly<Record<Language, string>> = { en: 'Map', zh_CN: '地图' };

/** Strict policy from Google's documentation; only pages of this origin may frame the document. */
function mapFramePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-eval' blob:`,
    `style-src 'nonce-${nonce}' https://fonts.googleapis.com`,
    "img-src 'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:",
    'frame-src https://*.google.com',
    "connect-src 'self' https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:",
    'font-src https://fonts.gstatic.com',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
