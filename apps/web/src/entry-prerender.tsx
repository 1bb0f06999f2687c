import 'temporal-polyfill/global';
import { createApp, type App as Product } from '@claypot/domain/app';
import {
  matchRoute,
  parentOf,
  ROUTES,
  type RouteName,
  type ScreenName,
} from '@claypot/domain/routes';

export { ALIASES } from '@claypot/domain/routes';

import { createI18n, type Language, loadAllTexts } from '@claypot/i18n';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/App.tsx';
import { faceAtHand, loadRest } from './app/current-screen/load-rest.ts';
import { ParentContext } from './hooks/navigation/parent-context.ts';
import { createPrerenderPorts, tokenCompany } from './platform/prerender-ports.ts';
import { documentTitle } from './routes/document-title.ts';
import { SCREENS } from './routes/generated/screens.ts';
import { loadScreen } from './routes/load-screen.ts';
import type { Screen } from './screens/definition/screen.ts';
import { CompanyNotFoundView } from './screens/system/CompanyNotFoundView.tsx';

export { textsOf } from '@claypot/i18n';

export interface Page {
  readonly name: string;
  /** Route patterns of the page; empty for pages that the server selects itself. */
  readonly paths: readonly string[];
  readonly kind: 'screen' | 'shell' | 'static';
  readonly screen: ScreenName;
  /** Null for unknown paths. */
  readonly route: RouteName | null;
  /**
   * True if the app hydrates the page, which preserves text typed meanwhile. Only for pages that
   * look the same to every visitor; otherwise the app renders from scratch.
   */
  readonly isTakenOver: boolean;
}

/** Returns one page per route with a screen, and the two not-found pages. */
export function listPages(): readonly Page[] {
  const built = Object.entries(ROUTES).flatMap(([name, { path, screen }]) =>
    screen === null ? [] : pageOf(name, [path], SCREENS[screen]),
  );
  return [
    ...built,
    pageOf('not-found', [], SCREENS.notFound),
    { ...pageOf('company-not-found', [], SCREENS.notFound), kind: 'static' },
  ];
}

function pageOf(name: string, paths: readonly string[], screen: Screen): Page {
  const [path] = paths;
  const { prerenderedFor } = screen;
  return {
    name,
    paths,
    kind: prerenderedFor === 'everyone' ? 'screen' : 'shell',
    screen: screen.name,
    isTakenOver: prerenderedFor === 'everyone' || prerenderedFor === 'anybody',
    route: (path && matchRoute(path)?.name) || null,
  };
}

/** Returns the texts of the notices that need no code of the app. */
export async function noticeTexts(language: Language) {
  const { t } = await createI18n(language).then(loadAllTexts);
  return {
    startFailed: {
      title: t('system:loadFailedTitle'),
      text: t('system:loadFailedText'),
      retry: t('common:retry'),
    },
    noScript: {
      title: t('info:noScriptTitle'),
      text: t('info:noScriptText'),
      empty: t('info:noScriptEmpty'),
    },
  };
}

interface Drawn {
  readonly html: string;
  readonly title: string;
}

/**
 * Renders a page in a language, with placeholders `%%company.<field>%%` and `%%text.<field>%%` that
 * the server fills.
 */
export async function drawPage(page: Page, language: Language): Promise<Drawn> {
  const i18n = await createI18n(language).then(loadAllTexts);
  await loadScreen(page.screen);
  const company = tokenCompany();
  const product = createApp(createPrerenderPorts(language), { subdomain: 'prerender', company });
  if (page.kind === 'shell') {
    await loadRest(product, i18n);
    welcomeGuest(product, page.screen);
  }
  const path = page.paths[0] ?? '/not-found';
  const app = <App product={product} i18n={i18n} path={path} placeholder={placeholderOf(page)} />;
  const { prelude } = await prerender(app);
  const html = await new Response(prelude).text();
  const title =
    page.kind === 'static'
      ? i18n.t('system:companyNotFoundTitle')
      : documentTitle(i18n, page.screen, page.route, company.company_name);
  return { html, title };
}

function welcomeGuest({ session }: Product, screen: ScreenName): void {
  session.send({ type: 'CONTINUE_AS_GUEST' });
  if (SCREENS[screen].prerenderedFor === 'guestAtBranch') {
    session.send({ type: 'SET_BRANCH', branch_id: 'branch', branch_name: '' });
  }
}

/** Returns the placeholder for the screen; undefined to render the screen itself. */
function placeholderOf({ kind, paths: [path = ''], route, screen }: Page): ReactNode {
  if (kind === 'static') return <CompanyNotFoundView />;
  const Face = faceAtHand();
  if (Face === undefined || SCREENS[screen].prerenderedFor !== undefined) return undefined;
  return (
    <ParentContext value={parentOf(path) ?? ROUTES.home.path}>
      <Face name={screen} route={route} />
    </ParentContext>
  );
}
