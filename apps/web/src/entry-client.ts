import '@claypot/ui/styles.css';
import './platform/page/starting.css';
import { afterPaint, nextTask, whenIdle, whenSettled } from '@claypot/browser/next-task';
import { loadTemporal } from '@claypot/browser/temporal';
import { selectIdentity, selectWelcomeDue } from '@claypot/domain/account';
import { createApp } from '@claypot/domain/app';
import { hasLeft } from '@claypot/domain/routes';
import { createI18n, type Language, languageTag } from '@claypot/i18n';
import { loadRest, loadRestFor } from './app/current-screen/load-rest.ts';
import { captureInstallPrompt } from './platform/device/install-prompt.ts';
import { reportErrors } from './platform/errors/report-errors.ts';
import { followLinks } from './platform/navigation/link-clicks.ts';
import { clickReplacedLinks } from './platform/navigation/replaced-links.ts';
import { readCompanyRecord } from './platform/page/company-record.ts';
import { followLanguage } from './platform/page/follow-language.ts';
import { readOwnPage, takeSession } from './platform/page/own-page.ts';
import { readPageTexts } from './platform/page/page-texts.ts';
import { endStart } from './platform/page/starting.ts';
import { subdomainOf } from './platform/page/subdomain.ts';
import { loadWebFont } from './platform/page/web-font.ts';
import { createBrowserPorts } from './platform/ports.ts';
import { holdClock } from './platform/time/held-clock.ts';
import { isPublic } from './routes/is-public.ts';
import { landing } from './routes/landing.ts';
import { loadScreen } from './routes/load-screen.ts';
import { openPath } from './routes/open-path.ts';
import { isTab } from './routes/tabs.ts';

const neverReport = reportErrors(window, Math.random);
captureInstallPrompt(window);

async function start(root: HTMLElement): Promise<void> {
  // React runs as soon as it has arrived. An import of the screen would first wait for all its files.
  import('react-dom/client').catch(() => undefined);
  await nextTask();
  const ports = createBrowserPorts(window, isTab);
  const language = ports.language.get();
  const brought = readPageTexts(document, language);
  const [i18n] = await Promise.all([createI18n(language, brought?.texts), loadTemporal()]);

  await nextTask();
  const record = readCompanyRecord(document);
  const pageLanguage: Language = document.documentElement.lang.startsWith('zh') ? 'zh_CN' : 'en';
  // A page from a cache may be in the language of an earlier visit, and so are the record's texts.
  const company = pageLanguage === language ? record : null;
  const subdomain = record?.company_subdomain ?? subdomainOf(location.hostname);
  const page = company && readOwnPage(document, ports.storage, subdomain);
  const clock = page && holdClock(ports.clock, page.now);
  const product = createApp(clock ? { ...ports, clock } : ports, {
    subdomain,
    company,
    onDemand: true,
    dehydrated: page,
  });
  takeSession(product, page);

  await nextTask();
  // Error reports must not contain texts of the session, which is only in memory if storage is
  // blocked.
  neverReport(() => product.session.getSnapshot().context);
  followLanguage(product, i18n, language);
  window.addEventListener('pagehide', product.leaving);
  // The browser restored the page from its back/forward cache, e.g. after the card page.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) product.returned();
  });
  clickReplacedLinks(window);
  followLinks(window, (path) => afterPaint(() => ports.navigation.to(openPath(product, path))));

  const address = location.pathname + location.search;
  const opened = location.search.includes('branch=')
    ? (await import('./routes/open-branch-link.ts')).openBranchLink(product, address)
    : address;
  const session = product.session.getSnapshot();
  const { path, screen } = landing(opened, selectIdentity(session), selectWelcomeDue(session));
  // The order is stored in this browser, so drop the receipt hash: a reload must not show the
  // receipt once the order is settled.
  const hash =
    screen === 'orderReceipt' ? location.hash : location.hash.replace(/^#receipt=.*/, '');
  const landed = openPath(product, path);
  history.replaceState(history.state, '', landed + hash);
  await nextTask();
  // The page preloads all files of its screen, so they are already loading. React is the largest and
  // the last of them: what needs none of it runs before.
  if (!isPublic(screen)) {
    if (brought?.screen === screen) await loadRestFor(screen, product, i18n);
    else await loadRest(product, i18n);
  }
  const { hydrateApp } = await import('./app/hydrate-app.tsx');
  await nextTask();
  await loadScreen(screen);
  await nextTask();

  // Before the first render: a customer who left the payment page must not see that the payment is
  // being confirmed.
  if (hasLeft(location.search)) product.left();

  const storeChoices = once(() => {
    import('./platform/page/cookies/store-page-cookies.ts')
      .then(({ storePageCookies }) => storePageCookies(product.session, document))
      .catch(ports.report);
  });
  // Hydrate if the page was prerendered with this screen and language, or rendered with all its
  // data; otherwise render from scratch.
  const isRendered = document.getElementById('page-state') !== null;
  const isDrawn =
    company !== null &&
    root.dataset.screen === screen &&
    // The customer may have followed a link meanwhile.
    location.pathname + location.search === landed &&
    pageLanguage === ports.language.get() &&
    (page?.isComplete ?? !isRendered);
  document.documentElement.lang = languageTag(ports.language.get());
  hydrateApp(root, {
    product,
    i18n,
    isDrawn,
    ownPage: page,
    report: ports.report,
    onReady: () => {
      clock?.release();
      product.hydrated();
      afterPaint(() => endStart(document));
      whenIdle(() => loadWebFont(document));
      // Soon, because the next page may be opened at once. A visitor of the login has no choices.
      if (selectIdentity(product.session.getSnapshot()) !== 'none') storeChoices();
      else product.session.subscribe(storeChoices);
    },
  });
  // If this code fails to load, the next visit retries.
  whenSettled(() => {
    import('./app/update/cache-app.ts')
      .then(({ cacheApp }) => cacheApp(product, pageLanguage))
      .catch(ports.report);
  });
}

/** Returns a function that runs `work` on its first call only. */
function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

const root = document.getElementById('root');
if (root) {
  start(root).then(
    () => globalThis.startWatch?.started(),
    (error: unknown) => {
      globalThis.startWatch?.failed();
      reportError(error);
    },
  );
}
