import { selectIdentity, selectWelcomeDue } from '@claypot/domain/account';
import { createApp, type App as Product } from '@claypot/domain/app';
import { guard, type ScreenName } from '@claypot/domain/routes';
import { createI18n, type I18n, type Language, loadAllTexts } from '@claypot/i18n';
import { fromWire } from '@claypot/sdk';
import { renderToString } from 'react-dom/server';
import type { AnyActor } from 'xstate';
import { App } from '../app/App.tsx';
import { loadRest } from '../app/current-screen/load-rest.ts';
import { CreatedActorsContext } from '../hooks/app/use-actor-ref.ts';
import { OwnPageContext } from '../hooks/loading/own-page-context.ts';
import { loadScreen } from '../routes/load-screen.ts';
import type { PageRequest, PageSession } from './page-request.ts';
import type { PageState } from './page-state.ts';
import { createRunningCalls } from './running-calls.ts';
import { createServerPorts } from './server-ports.ts';

export interface RenderedPage {
  readonly html: string;
  readonly screen: ScreenName;
  readonly state: PageState;
  /** True if all data was there in time. */
  readonly isComplete: boolean;
}

/**
 * Renders the page of a path for a customer, with the data of its screen. Returns null if the app
 * would redirect: only the browser knows the session of the device.
 *
 * The screen is rendered twice. The first time creates its machines, which then load their data;
 * the second time they find it in the cache, as they do in the browser.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { language, now, path } = request;
  const company = fromWire('Company', request.company);
  const session = sessionOf(request);
  const calls = createRunningCalls(request.call);
  const product = createApp(createServerPorts({ ...request, company, session, call: calls.call }), {
    subdomain: company.company_subdomain,
    company,
    onDemand: true,
  });
  const actors: AnyActor[] = [];
  try {
    const snapshot = product.session.getSnapshot();
    const shown = guard(path, selectIdentity(snapshot), selectWelcomeDue(snapshot));
    if ('redirect' in shown) return null;
    const i18n = await textsOf(language);
    await Promise.all([loadScreen(shown.screen), loadRest(product, i18n)]);
    const draw = (onCreated: ((actor: AnyActor) => void) | null) =>
      drawApp({ i18n, onCreated, path, product });
    draw((actor) => actors.push(actor));
    for (const actor of actors) actor.start();
    const isComplete = await calls.settled(request.patience);
    const state = { ...product.dehydrate(), now, session };
    return {
      html: draw(null),
      screen: shown.screen,
      state,
      isComplete,
    };
  } finally {
    for (const actor of actors) actor.stop();
    product.stop();
  }
}

interface Drawing {
  readonly i18n: I18n;
  readonly onCreated: ((actor: AnyActor) => void) | null;
  readonly path: string;
  readonly product: Product;
}

function drawApp({ i18n, onCreated, path, product }: Drawing): string {
  return renderToString(
    <CreatedActorsContext value={onCreated}>
      <OwnPageContext value={true}>
        <App product={product} i18n={i18n} path={path} />
      </OwnPageContext>
    </CreatedActorsContext>,
  );
}

const texts = new Map<Language, Promise<I18n>>();

/** Returns the texts of a language. No render changes them. */
function textsOf(language: Language): Promise<I18n> {
  const known = texts.get(language) ?? createI18n(language).then(loadAllTexts);
  texts.set(language, known);
  return known;
}

function sessionOf({ session }: PageRequest): PageSession | null {
  if (session === null || session.identity === 'guest') return session;
  const { api_token: _, ...member } = fromWire('User', session.user);
  return { ...session, user: { ...member, first_time: 0 } };
}
