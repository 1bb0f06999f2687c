import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/lib/browser.ts';

/** Time in ms within which a started browser must connect. Long, for busy machines. */
const CONNECT_TIMEOUT = 600_000;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Modules of the editor of pages that run without a visible editor. */
const PAGE_EDITOR = [
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
];

/** Most functions run a few times only, so that optimising them costs more than it saves. */
const WITHOUT_OPTIMISER = '--js-flags=--no-opt';

/**
 * Creates a project that renders, plays and checks every story in English, and then checks it in
 * Chinese.
 */
function stories(): TestProjectConfiguration {
  return {
    root: ROOT,
    plugins: [react(), storybookTest({ configDir: `${ROOT}/.storybook` })],
    optimizeDeps: {
      include: [
        'react-dom/client',
        'temporal-polyfill/global',
        'bwip-js/generic',
        'qrcode',
        'd3-scale',
        'swiper',
        'react-aria-components/Disclosure',
        'react-aria-components/Button',
        'react-aria-components/Group',
        'react-aria-components/NumberField',
        'react-aria-components/Tabs',
        'react-aria-components/ToggleButton',
        'react-aria-components/I18nProvider',
        'react-aria-components/Toolbar',
        'react-aria-components/useDrag',
        'react-aria-components/useDrop',
        ...PAGE_EDITOR,
        'prosemirror-view',
        'axe-core',
        'html-validate/browser',
      ],
    },
    test: {
      name: 'stories',
      // A new page per file takes longer than its stories, which leave no state behind.
      isolate: false,
      setupFiles: ['.storybook/checks/light-page.ts'],
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: CONNECT_TIMEOUT,
        screenshotFailures: false,
        viewport: { width: 390, height: 844 },
        provider: playwright({ launchOptions: chromiumLaunchOptions([WITHOUT_OPTIMISER]) }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/**
 * Creates a project of browser tests without stories.
 *
 * @param scale device pixels per CSS pixel
 */
function seen(
  name: string,
  scale: number,
  include: string,
  exclude: readonly string[] = [],
): TestProjectConfiguration {
  return {
    root: ROOT,
    plugins: [react()],
    optimizeDeps: {
      include: [
        'react-dom/client',
        'temporal-polyfill/global',
        'barcode-detector/ponyfill',
        'bwip-js/generic',
        'qrcode',
        ...PAGE_EDITOR,
        'zxing-wasm/reader',
        'mermaid',
      ],
    },
    test: {
      name,
      include: [include],
      exclude: [...exclude],
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: CONNECT_TIMEOUT,
        screenshotFailures: false,
        viewport: { width: 390, height: 844 },
        provider: playwright({
          launchOptions: chromiumLaunchOptions(),
          contextOptions: { deviceScaleFactor: scale },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

const CODES = 'apps/web/src/screens/loyalty/codes/**/*.browser.test.tsx';

export default defineConfig({
  root: ROOT,
  test: {
    projects: [
      stories(),
      // Device pixel ratio of a phone.
      seen('seen', 2, CODES),
      seen('seen-at-scale-1', 1, 'apps/web/src/**/*.browser.test.tsx', [CODES]),
      seen('counter-seen', 1, 'apps/counter/src/**/*.browser.test.tsx'),
      seen('storybook', 1, '.storybook/**/*.browser.test.{ts,tsx}'),
    ],
  },
});
