import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Language } from '../shared/text/language.ts';
import {
  guardSandboxPage,
  type Html,
  pageLanguage,
  readPageForm,
  renderSandboxPage,
  serveStyle,
} from './sandbox-page.ts';

/** A simulated provider with a configurable behaviour. */
export interface Behaving<Behaviour extends string> {
  behaviour: Behaviour;
}

export type BehaviourTexts<Behaviour extends string> = Readonly<
  Record<
    Language,
    {
      readonly title: string;
      /** States that this is a simulation. */
      readonly sandbox: string;
      readonly how: string;
      readonly behaves: string;
      readonly behaviour: Readonly<Record<Behaviour, { name: string; effect: string }>>;
      readonly apply: string;
      readonly goBack: string;
    }
  >
>;

interface BehaviourPage<Behaviour extends string> {
  readonly behaviours: readonly Behaviour[];
  readonly texts: BehaviourTexts<Behaviour>;
  /** Path that the page is mounted on. */
  readonly prefix: string;
  /** Path of the link back. */
  readonly back: string;
}

/** Path of the style sheet, relative to the prefix. */
const STYLE_PATH = '/page.css';

/**
 * Creates a page on which anyone can set the behaviour of a simulated provider for all users. Mount
 * it only in demonstrations. It works without JavaScript.
 */
export function createBehaviourRoutes<Behaviour extends string>(
  gateway: Behaving<Behaviour>,
  page: BehaviourPage<Behaviour>,
): Hono {
  const change = v.object({ behaviour: v.picklist(page.behaviours) });
  const routes = new Hono();
  routes.use(guardSandboxPage);
  routes.get(STYLE_PATH, serveStyle());
  routes.get('/', (call) =>
    call.html(renderBehaviour(gateway.behaviour, page, pageLanguage(call))),
  );
  routes.post('/', async (call) => {
    const chosen = v.safeParse(change, await readPageForm(call));
    if (chosen.success) gateway.behaviour = chosen.output.behaviour;
    return call.redirect(page.prefix, 303);
  });
  return routes;
}

function renderBehaviour<Behaviour extends string>(
  now: Behaviour,
  { behaviours, texts, prefix, back }: BehaviourPage<Behaviour>,
  language: Language,
): Html {
  const t = texts[language];
  const { title, sandbox } = t;
  return renderSandboxPage(
    { language, title, sandbox, style: `${prefix}${STYLE_PATH}` },
    html`
      <form class="sheet" method="post" action="${prefix}">
        <h1>${title}</h1>
        <p class="hint">${t.how}</p>
        <fieldset>
          <legend>${t.behaves}</legend>
          ${behaviours.map((behaviour) => {
            const { name, effect } = t.behaviour[behaviour];
            return html`
          <label class="choice">
            <input type="radio" name="behaviour" value="${behaviour}" ${behaviour === now ? 'checked' : ''}>
            <span>${name}</span>
            <span class="hint">${effect}</span>
          </label>`;
          })}
        </fieldset>
        <button class="button primary">${t.apply}</button>
        <a class="button" href="${back}">${t.goBack}</a>
      </form>`,
  );
}
