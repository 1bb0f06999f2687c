import { html } from 'hono/html';
import type { Language } from '../../../http/language.ts';
import { texts } from './texts.ts';
import type { SandboxTrip } from './trips.ts';

type Html = ReturnType<typeof html>;

/** Where the page's style sheet is served, under the tracking prefix. */
export const STYLE_PATH = '/track.css';

/** Where the demonstration's riders are: their clock is shown. */
const ZONE = 'Asia/Kuala_Lumpur';

/** Where an order is. */
export function renderTrip(trip: SandboxTrip, prefix: string, language: Language): Html {
  const t = texts[language];
  const since = trip.created_at.toZonedDateTimeISO(ZONE).toPlainTime();
  return renderPage(
    { prefix, language, refresh: trip.state !== 'delivered' },
    html`
      <h1>${t.title}</h1>
      <p class="state" data-state="${trip.state}">${t.state[trip.state]}</p>
      <ol class="way" data-state="${trip.state}">
        <li><span>${t.from}</span> ${trip.pickup}</li>
        <li><span>${t.to}</span> ${trip.dropoff}</li>
      </ol>
      <p class="since">${t.since} ${since.toString({ smallestUnit: 'minute' })}</p>
      ${trip.state === 'delivered' ? '' : html`<p class="since">${t.refreshes}</p>`}
      <a class="button" href="/order">${t.goBack}</a>`,
  );
}

/** The page for an address that leads to no trip. */
export function renderUnknownTrip(prefix: string, language: Language): Html {
  const t = texts[language];
  return renderPage(
    { prefix, language, refresh: false },
    html`
      <h1>${t.unknown}</h1>
      <p>${t.unknownHow}</p>
      <a class="button" href="/">${t.goBack}</a>`,
  );
}

function renderPage(
  { prefix, language, refresh }: { prefix: string; language: Language; refresh: boolean },
  content: Html,
): Html {
  const t = texts[language];
  return html`<!doctype html>
<html lang="${language === 'zh_CN' ? 'zh-CN' : 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    ${refresh ? html`<meta http-equiv="refresh" content="15">` : ''}
    <title>${t.title} · ${t.sandbox}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${prefix}${STYLE_PATH}">
  </head>
  <body>
    <header class="ribbon">${t.sandbox}</header>
    <main>${content}</main>
  </body>
</html>`;
}
