import 'temporal-polyfill/global';
import '@claypot/ui/styles.css';
import { Announcer } from '@claypot/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { checkAxe } from './checks/check-axe.ts';
import { checkChinese } from './checks/check-chinese.ts';
import { checkHtml } from './checks/check-html.ts';
import { checkRequired } from './checks/check-required.ts';
import { checkTranslation } from './checks/check-translation.ts';
import { IN_TESTS } from './checks/in-tests.ts';
import { loadLocale, withLocale } from './with-locale.tsx';
import { loadScheme, SCHEMES } from './with-scheme.ts';
import { withTimeZone } from './with-time-zone.tsx';

// Timeout of `findBy` queries and `waitFor` in stories, in ms. Long, for busy machines.
configure({ asyncUtilTimeout: 20_000 });

/** Wraps every story in the announcer, as the product does. */
const withAnnouncer: Decorator = (Story) => (
  <Announcer>
    <Story />
  </Announcer>
);

const preview: Preview = {
  loaders: [loadLocale, loadScheme],
  // Storybook runs the last one first.
  afterEach: [checkChinese, checkAxe, checkHtml, checkRequired, checkTranslation],
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
    // Tests run axe themselves; the add-on shows the violations in Storybook.
    a11y: { test: 'error', disable: IN_TESTS },
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
