import { leftPath } from '@claypot/domain/routes';
import { writeMoney } from '@claypot/i18n/figures';
import { html } from 'hono/html';
import type { Language } from '../../../shared/text/language.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { type Html, renderSandboxPage } from '../../sandbox-page.ts';
import type { SandboxSession } from './sessions.ts';
import { texts } from './texts.ts';

/** Path of the style sheet, relative to the sandbox's prefix. */
export const STYLE_PATH = '/pay.css';

/** Renders the card page of an open session, or the outcome of an ended one. */
export function renderSession(session: SandboxSession, prefix: string, language: Language): Html {
  const t = texts[language];
  const merchant = inLanguage(session.merchant, language);
  const body =
    session.state === 'open'
      ? renderForm(session, prefix, language)
      : html`
          <section class="sheet ended" data-state="${session.state}">
            <h2>${t.ended}</h2>
            <p>${t.endedHow[session.state]}</p>
            <a class="button primary" href="${session.return_path}">${t.goBack}</a>
          </section>`;
  return renderPage(
    prefix,
    language,
    html`
      <section class="summary">
        <p class="merchant">${merchant}</p>
        <h1>${t.title}</h1>
        <p class="amount"><span>${t.amount}</span> <strong>${ringgit(session)}</strong></p>
        <p class="order">${inLanguage(session.description, language)}</p>
      </section>
      ${body}`,
  );
}

/** Renders the page for an unknown payment. */
export function renderUnknown(prefix: string, language: Language): Html {
  const t = texts[language];
  return renderPage(
    prefix,
    language,
    html`
      <section class="sheet ended">
        <h1>${t.unknown}</h1>
        <p>${t.unknownHint}</p>
        <a class="button primary" href="/">${t.goBack}</a>
      </section>`,
  );
}

function renderForm(session: SandboxSession, prefix: string, language: Language): Html {
  const t = texts[language];
  return html`
    <form class="sheet" method="post" action="${prefix}/pay/${session.token}">
      <p class="hint">${t.explanation}</p>
      <fieldset aria-describedby="demo-card">
        <legend>${t.card}</legend>
        <label class="wide">${t.cardNumber}
          <input readonly inputmode="numeric" value="4242 4242 4242 4242"></label>
        <label>${t.expiry} <input readonly value="12 / 34"></label>
        <label>${t.code} <input readonly value="123"></label>
        <p id="demo-card" class="hint">${t.demoCard}</p>
      </fieldset>
      <button class="button primary" name="outcome" value="approved">${t.approve(ringgit(session))}</button>
      <div class="others">
        <button class="button" name="outcome" value="declined">${t.decline}</button>
        <button class="button" name="outcome" value="cancelled">${t.cancel}</button>
      </div>
      <a class="leave" href="${leftPath(session.return_path)}">${t.leave}</a>
    </form>`;
}

function renderPage(prefix: string, language: Language, content: Html): Html {
  const { title, sandbox } = texts[language];
  return renderSandboxPage({ language, title, sandbox, style: `${prefix}${STYLE_PATH}` }, content);
}

function ringgit({ amount }: SandboxSession): string {
  return writeMoney(amount);
}
