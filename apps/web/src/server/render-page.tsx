import { selectIdentity, selectMember, selectWelcomeDue } from '@claypot/domain/account';
import { createApp, type App as Product } from '@claypot/domain/app';
import { guard, type ScreenName } from '@claypot/domain/routes';
import { createI18n, type I18n, type Language, loadAllTexts } from '@claypot/i18n';
import { fromWire } from '@claypot/sdk';
import { renderToString } from 'react-dom/server';
import type { AnyActor } from 'xstate';
import { App } from '../app/App.tsx';
import { loadRestCode } from '../app/current-screen/load-rest.ts';
import { CreatedActorsContext } from '../hooks/app/use-actor-ref.ts';
import { OwnPageContext } from '../hooks/loading/own-page-context.ts';
import type { PageSession, PageState } from '../platform/page/page-state.ts';
import { loadScreen } from '../routes/load-screen.ts';
import { SafeTextContext } from '../screens/company/reading/safe-text-context.ts';
import { isRendered } from './can-render.ts';
import { drawUntilComplete } from './draw-until-complete.ts';
import type { PageRequest } from './page-request.ts';
import { createRunningCalls } from './running-calls.ts';
import { createServerPorts } from './server-ports.ts';

export interface RenderedPage {
  readonly html: string;
  readonly screen: ScreenName;
  readonly state: PageState;
  /** How often React drew the screen. */
  readonly draws: number;
}

/**
 * Renders the page of a path for a customer, with the data of its screen. Returns null if the app
 * would redirect: only the browser knows the session of the device.
 *
 * The screen is rendered several times. The first time creates its machines, which then load their
 * data; the second time they find it in the cache, as they do in the browser. Parts that appear
 * with that data may have machines of their own.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { isWide, language, now, path } = request;
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
    if ('redirect' in shown || !isRendered(shown.screen)) return null;
    const i18n = await textsOf(language);
    await Promise.all([loadScreen(shown.screen), loadRestCode(product, i18n)]);
    const draw = () => {
      const created: AnyActor[] = [];
      const onCreated = (actor: AnyActor) => created.push(actor);
      const loaded = product.dehydrate();
      const shownSession = asShown(session, product);
      const html = drawApp({ ...request, i18n, onCreated, product });
      actors.push(...created);
      return { created, html, state: { ...loaded, isWide, now, session: shownSession } };
    };
    const { drawn, draws, isComplete } = await drawUntilComplete(draw, calls, request.patience);
    const { html, state } = drawn;
    return { draws, html, screen: shown.screen, state: { ...state, isComplete } };
  } finally {
    for (const actor of actors) actor.stop();
    product.stop();
  }
}

interface Drawing extends Pick<PageRequest, 'isWide' | 'path' | 'safeText'> {
  readonly i18n: I18n;
  readonly onCreated: (actor: AnyActor) => void;
  readonly product: Product;
}

function drawApp({ i18n, isWide, onCreated, path, product, safeText }: Drawing): string {
  return renderToString(
    <CreatedActorsContext value={onCreated}>
      <OwnPageContext value={{ isWide }}>
        <SafeTextContext value={safeText}>
          <App product={product} i18n={i18n} path={path} />
        </SafeTextContext>
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

/**
 * Returns the session with what the screen has loaded: the member's record, and the branch of the
 * cart if the customer has none.
 */
function asShown(session: PageSession | null, product: Product): PageSession | null {
  if (session === null) return null;
  const snapshot = product.session.getSnapshot();
  const { branch_id, branch_name, delivery_method } = snapshot.context;
  const shown = { ...session, branch_id, branch_name, delivery_method };
  const user = selectMember(snapshot);
  return shown.identity === 'member' && user !== null ? { ...shown, user } : shown;
}

function sessionOf({ session }: PageRequest): PageSession | null {
  if (session === null || session.identity === 'guest') return session;
  const { api_token: _, ...member } = fromWire('User', session.user);
  return { ...session, user: { ...member, first_time: 0 } };
}
