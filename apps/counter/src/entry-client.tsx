import { whenSettled } from '@claypot/browser/next-task';
import { loadTemporal } from '@claypot/browser/temporal';
import '@claypot/ui/styles.css';
import './styles/counter.css';
import { createCounter, loadFirst } from '@claypot/counter/start';
import { languageTag } from '@claypot/i18n';
import { createCounterI18n } from '@claypot/i18n/counter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app/App.tsx';
import { followLanguage } from './app/session/follow-language.ts';
import { showStartFailure } from './app/start-failed.ts';
import { printedCloseOf } from './platform/page/close-print-path.ts';
import { followLinks } from './platform/page/follow-links.ts';
import { printedPageOf } from './platform/page/print-path.ts';
import { isSetUp } from './platform/page/set-up-path.ts';
import { subdomainOf } from './platform/page/subdomain.ts';
import { warnBeforeUnload } from './platform/page/warn-before-unload.ts';
import { createBrowserPorts } from './platform/ports.ts';
import { createTheme } from './platform/storage/theme.ts';

/** Time in ms that the first render waits for the first responses. */
const FIRST_RENDER = 300;

async function start(root: HTMLElement): Promise<void> {
  const ports = createBrowserPorts(window);
  const language = ports.language.get();
  const theme = createTheme(ports.storage, document.documentElement);
  theme.apply();
  // Browsers without Temporal need the polyfill before any code uses a time.
  const [i18n] = await Promise.all([createCounterI18n(language), loadTemporal()]);
  document.documentElement.lang = languageTag(language);
  const subdomain = subdomainOf(location.hostname);
  const page = printedPageOf(location);
  if (page !== null) {
    const { openPrintWindow } = await import('./screens/printing/browser/open-print-window.tsx');
    openPrintWindow(root, { page, ports, subdomain, i18n });
    return;
  }
  const close = printedCloseOf(location);
  if (close !== null) {
    const { openClosePrint } = await import('./screens/day-close/print/open-close-print.tsx');
    openClosePrint(root, { page: close, ports, i18n });
    return;
  }
  if (isSetUp(location)) {
    const { openSetUp } = await import('./screens/session/set-up/open-set-up.tsx');
    await openSetUp(root, { ports, i18n, view: window });
    return;
  }
  const counter = createCounter(ports, { subdomain });
  warnBeforeUnload(counter);
  // The requests were sent before this code arrived, so their responses are usually there: the
  // first render then shows the orders, and no render of earlier states delays it.
  await Promise.race([loadFirst(counter), timeout(FIRST_RENDER)]);
  followLanguage(counter, i18n);
  followLinks(window, navigate);
  // Loaded later, because it is not needed to show the first screen.
  whenSettled(() => {
    import('./app/later/load-later.ts')
      .then(({ loadLater }) => loadLater(window, i18n))
      .catch(ports.report);
  });
  createRoot(root).render(
    <StrictMode>
      <App counter={counter} device={{ theme }} i18n={i18n} />
    </StrictMode>,
  );
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    showStartFailure(root);
    reportError(error);
  });
}
