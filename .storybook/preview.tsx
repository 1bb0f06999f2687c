import 'temporal-polyfill/global';
import '@claypot/ui/styles.css';
import { Announcer } from '@claypot/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { COLOUR_RULES, checkDark } from './check-dark.ts';
import { checkHtml } from './check-html.ts';
import { checkRequired } from './check-required.ts';
import { checkTranslation } from './check-translation.ts';
import { loadLocale, withLocale } from './with-locale.tsx';
import { loadScheme, SCHEMES } from './with-scheme.ts';
import { withTimeZone } from './with-time-zone.tsx';

// Timeout of `findBy` queries and `waitFor` in stories, in ms. Long, for busy machines.
configure({ asyncUtilTimeout: 20_000 });

const IN_TESTS = import.meta.env.VITEST_STORYBOOK === 'false';

/**
 * Report only violations, because passed rules take axe half its time and tests do not use them.
 * Colours do not depend on the language, so tests check them in English only.
 */
const AXE_IN_TESTS = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    COLOUR_RULES.map((rule) => [rule, { enabled: import.meta.env.STORIES_LOCALE === 'en' }]),
  ),
};

/** Wraps every story in the announcer, as the product does. */
const withAnnouncer: Decorator = (Story) => (
  <Announcer>
    <Story />
  </Announcer>
);

const preview: Preview = {
  loaders: [loadLocale, loadScheme],
  afterEach: [checkDark, checkHtml, checkRequired, checkTranslation],
  decorators: [withLocale, withTimeZone, withAnnouncer],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh_CN', title: '简体中文' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'mirror', items: [...SCHEMES], dynamicTitle: true },
    },
  },
  initialGlobals: {
    locale: 'en',
    scheme: 'system',
    viewport: { value: 'phone', isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: IN_TESTS ? AXE_IN_TESTS : {} },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        small: { name: 'Phone 320', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
        window: { name: 'Whole window', styles: { width: '100%', height: '100%' } },
      },
    },
  },
};

export default preview;
