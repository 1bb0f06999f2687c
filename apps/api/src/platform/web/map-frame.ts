import type { RandomSource } from '../../shared/random.ts';
import { escapeScript } from '../../shared/text/escape.ts';
import type { Language } from '../../shared/text/language.ts';
import type { MapKeys } from '../config/google-maps.ts';

/** Where the map stands, as a document of its own inside the app's pages. */
export const MAP_FRAME = '/map-frame';
/** What it runs, and what it may look like besides; the build makes the first and may make the second. */
export const MAP_SCRIPT = '/map-frame.js';
export const MAP_STYLE = '/map-frame.css';

export interface MapFrameOptions {
  readonly map: MapKeys;
  readonly random: Pick<RandomSource, 'token'>;
  readonly hasStyle: boolean;
}

/**
 * The document that Google's map is shown in. Its script is trusted to load what it needs from
 * Google, which the app's own pages never are.
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
      // Each answer has a nonce of its own.
      'cache-control': 'no-store',
    },
  });
}

const TITLE: Readonly<Record<Language, string>> = { en: 'Map', zh_CN: '地图' };

/** What Google's documentation asks for a strict policy, and nothing else; only our own pages may show it. */
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
