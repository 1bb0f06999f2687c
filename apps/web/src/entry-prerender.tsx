import 'temporal-polyfill/global';
import {
  createApp,
  type App as Product,
  ROUTES,
  type RouteName,
  type ScreenName,
} from '@claypot/domain';
import { createI18n, type Language, loadAllTexts } from '@claypot/i18n';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/App.tsx';
import { ScreenPlaceholder } from './app/ScreenPlaceholder.tsx';
import { createPrerenderPorts, tokenCompany } from './platform/prerender-ports.ts';
import { isBuilt, loadScreen, PUBLIC_SCREENS } from './routes/screens.ts';
import { documentTitle } from './routes/titles.ts';
import { CompanyNotFoundView } from './screens/system/CompanyNotFoundView.tsx';

export { ALIASES } from '@claypot/domain';

/** A page to write: what stands in it and for which paths it is served. */
export interface Page {
  readonly name: string;
  /** Patterns as the routes have them; none for pages that the server picks by itself. */
  readonly paths: readonly string[];
  readonly kind: 'screen' | 'shell' | 'static';
  readonly screen: ScreenName;
}

/** One page a route whose screen is built, and the two for addresses that lead nowhere. */
export function listPages(): readonly Page[] {
  const routes = Object.keys(ROUTES) as RouteName[];
  const built = routes.filter((name) => isBuilt(ROUTES[name].screen));
  return [
    ...built.map((name): Page => {
      const { path, screen } = ROUTES[name];
      const kind = PUBLIC_SCREENS.includes(screen) ? 'screen' : 'shell';
      return { name, paths: [path], kind, screen };
    }),
    { name: 'not-found', paths: [], kind: 'screen', screen: 'notFound' },
    { name: 'company-not-found', paths: [], kind: 'static', screen: 'notFound' },
  ];
}

/**
 * Screens of a guest that look the same to all of them until their data has come. Their shell is
 * the screen itself, waiting; so nothing moves when it comes to life.
 */
const SAME_TO_ALL: readonly ScreenName[] = [
  'home',
  'branchList',
  'menu',
  'orderConfirmation',
  'orderList',
];
const AT_A_BRANCH: readonly ScreenName[] = ['menu', 'orderConfirmation'];

interface Drawn {
  readonly html: string;
  readonly title: string;
}

/** Draws a page in a language, with `%%company.<field>%%` where the server puts the company's. */
export async function drawPage(page: Page, language: Language): Promise<Drawn> {
  const i18n = await createI18n(language).then(loadAllTexts);
  await loadScreen(page.screen);
  const company = tokenCompany();
  const product = createApp(createPrerenderPorts(language), { subdomain: 'prerender', company });
  if (page.kind === 'shell') await welcomeGuest(product, page.screen);
  const { prelude } = await prerender(
    <App
      product={product}
      i18n={i18n}
      path={page.paths[0] ?? '/not-found'}
      placeholder={placeholderOf(page)}
    />,
  );
  const html = await new Response(prelude).text();
  const title =
    page.kind === 'static'
      ? i18n.t('system:companyNotFoundTitle')
      : documentTitle(i18n, page.screen, company.company_name);
  return { html, title };
}

async function welcomeGuest({ session, loadMachines }: Product, screen: ScreenName): Promise<void> {
  await loadMachines();
  session.send({ type: 'CONTINUE_AS_GUEST' });
  if (AT_A_BRANCH.includes(screen)) {
    session.send({ type: 'SET_BRANCH', branch_id: 'branch', branch_name: '' });
  }
}

function placeholderOf({ kind, screen }: Page): ReactNode {
  if (kind === 'static') return <CompanyNotFoundView />;
  return kind === 'shell' && !SAME_TO_ALL.includes(screen) ? <ScreenPlaceholder /> : undefined;
}
