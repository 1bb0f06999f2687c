import 'temporal-polyfill/global';
import '@claypot/ui/styles.css';
import { Announcer } from '@claypot/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { checkDark } from './check-dark.ts';
import { checkHtml } from './check-html.ts';
import { checkTranslation } from './check-translation.ts';
import { loadLocale, withLocale } from './with-locale.tsx';
import { loadScheme, SCHEMES } from './with-scheme.ts';
import { withTimeZone } from './with-time-zone.tsx';

// On a busy machine what a story waits for comes late.
configure({ asyncUtilTimeout: 20_000 });

const IN_TESTS = import.meta.env.VITEST_STORYBOOK === 'false';

/** Rules whose answer depends on words; all others answer alike in every language. */
const RULES_OF_WORDS = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'valid-lang',
];

/**
 * What is right is read in Storybook; a test has no use for it, and it takes axe half its time. Tests
 * hold a story to all rules in one language, and to those of words in the other.
 */
const AXE_IN_TESTS = {
  resultTypes: ['violations'],
  ...(import.meta.env.STORIES_LOCALE !== 'en' && { runOnly: RULES_OF_WORDS }),
};

/** As in the product, one announcer goes round whatever is shown. */
const withAnnouncer: Decorator = (Story) => (
  <Announcer>
    <Story />
  </Announcer>
);

const preview: Preview = {
  loaders: [loadLocale, loadScheme],
  afterEach: [checkDark, checkHtml, checkTranslation],
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
