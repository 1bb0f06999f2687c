import '@claypot/ui/styles.css';
import './styles/counter.css';
import { languageTag } from '@claypot/i18n';
import { createCounterI18n } from '@claypot/i18n/counter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app/App.tsx';
import { showStartFailure } from './app/start-failed.ts';
import { followLinks } from './platform/page/follow-links.ts';
import { createLanguageCookie } from './platform/storage/language-cookie.ts';

async function start(root: HTMLElement): Promise<void> {
  const language = createLanguageCookie(document).get();
  // Browsers without Temporal need the polyfill before any code uses a time.
  const [i18n] = await Promise.all([createCounterI18n(language), loadTemporal()]);
  document.documentElement.lang = languageTag(language);
  followLinks(window, navigate);
  createRoot(root).render(
    <StrictMode>
      <App i18n={i18n} />
    </StrictMode>,
  );
}

async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    showStartFailure(root);
    reportError(error);
  });
}
