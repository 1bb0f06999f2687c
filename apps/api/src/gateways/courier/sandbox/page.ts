import { html } from 'hono/html';
import type { Language } from '../../../shared/text/language.ts';
import { clockTime, type Html, renderSandboxPage } from '../../sandbox-page.ts';
import { texts } from './texts.ts';
import type { SandboxTrip } from './trips.ts';

/** Path of the style sheet, relative to the page's prefix. */
export const STYLE_PATH = '/courier.css';

/** Interval at which the page of an active trip reloads; the page mentions it. */
const REFRESH_SECONDS = 15;

/** Renders the tracking page of a trip, with times in `zone`, or in UTC if it is null. */
export function renderTrip(
  trip: SandboxTrip,
  prefix: string,
  language: Language,
  zone: string | null,
): Html {
  const t = texts[language];
  const over = trip.state === 'delivered';
  return renderSandboxPage(
    {
      ...pageOf(prefix, language),
      ...(!over && { refresh: REFRESH_SECONDS }),
    },
    html`
      <section class="sheet">
        <h1 class="about">${t.title}</h1>
        <p class="state" data-state="${trip.state}">${t.state[trip.state]}</p>
        <ol class="way" data-state="${trip.state}">
          <li><span>${t.from}</span> ${trip.pickup}</li>
          <li><span>${t.to}</span> ${trip.dropoff}</li>
        </ol>
        <p class="hint">${t.since} ${clockTime(trip.created_at, zone, 'minute')}</p>
        ${over ? '' : html`<p class="hint">${t.refreshes}</p>`}
        <a class="button primary" href="/order">${t.goBack}</a>
      </section>`,
  );
}

/** Renders the page for an unknown trip. */
export function renderUnknownTrip(prefix: string, language: Language): Html {
  const t = texts[language];
  return renderSandboxPage(
    pageOf(prefix, language),
    html`
      <section class="sheet">
        <h1>${t.unknown}</h1>
        <p>${t.unknownHint}</p>
        <a class="button primary" href="/">${t.goBack}</a>
      </section>`,
  );
}

function pageOf(prefix: string, language: Language) {
  const { title, sandbox } = texts[language];
  return { language, title, sandbox, style: `${prefix}${STYLE_PATH}` };
}
