import { html } from 'hono/html';
import type { Language } from '../../../shared/text/language.ts';
import { clockTime, type Html, renderSandboxPage } from '../../sandbox-page.ts';
import type { SandboxMessage } from './sandbox-sms.ts';
import { texts } from './texts.ts';

/** Path of the style sheet, relative to the outbox's prefix. */
export const STYLE_PATH = '/sms.css';

/** Interval at which the page reloads; the page mentions it. */
const REFRESH_SECONDS = 10;

/** Renders the sent messages, newest first, with times in `zone`, or in UTC if it is null. */
export function renderOutbox(
  messages: readonly SandboxMessage[],
  prefix: string,
  language: Language,
  zone: string | null,
): Html {
  const t = texts[language];
  const { title, sandbox } = t;
  return renderSandboxPage(
    { language, title, sandbox, style: `${prefix}${STYLE_PATH}`, refresh: REFRESH_SECONDS },
    html`
      <h1>${title}</h1>
      <p class="hint">${messages.length === 0 ? t.empty : t.explanation}</p>
      <ol class="messages">${messages.map((message) => renderMessage(message, language, zone))}</ol>
      <p class="hint">${t.refreshes}</p>
      <a class="button" href="/">${t.goBack}</a>`,
  );
}

function renderMessage(
  { phone_no, body, created_at }: SandboxMessage,
  language: Language,
  zone: string | null,
): Html {
  const t = texts[language];
  const code = /\b\d{6}\b/.exec(body)?.[0];
  return html`
    <li class="sheet">
      <p class="pair hint"><span>${t.to} ${phone_no}</span>
        <time datetime="${created_at.toString()}">${clockTime(created_at, zone, 'second')}</time></p>
      ${
        code === undefined
          ? ''
          : html`<p class="pair"><span>${t.code}</span> <strong class="code">${code}</strong></p>`
      }
      <p class="body">${body}</p>
    </li>`;
}
