import { LATER_IMPORTS } from '@claypot/browser/build';
import { createScopedName, TARGET } from '@claypot/ui/build';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { pageFiles } from './scripts/page-files.ts';

/** URL of the reference server for `npm run dev`. */
const API = process.env.API_URL ?? 'http://127.0.0.1:8080';

const INITIAL = ['$initial' as const];

/** Code and texts of printing, which are loaded after the board. */
const PRINTING =
  /counter[\\/]src[\\/](printing|screens[\\/]printing[\\/]shared)[\\/]|counter[\\/-]printing\.ts/;

/** Texts of one language. */
const LANGUAGE = /i18n[\\/]src[\\/](en|zh_CN)[\\/]/;

/**
 * Few chunks, because each file costs a round trip: the start with the board, and code that later
 * screens share. All other code loads with its screen or dialog.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    tags: INITIAL,
    priority: 3,
  },
  { name: 'core', tags: INITIAL, priority: 2 },
  // Texts are shared by no two languages.
  {
    name: 'parts',
    test: (id) => !PRINTING.test(id) && !LANGUAGE.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'printing', test: PRINTING, minShareCount: 2, priority: 0 },
];

/**
 * Small components of the design system. React Compiler would double their code, and they render
 * only if a compiled component passes other props.
 */
const LEAVES = /packages[\\/]ui[\\/]src[\\/](?!announcer|deferred|dialog)/;

export default defineConfig({
  base: '/counter/',
  plugins: [
    react({ compiler: true, exclude: [/node_modules/, LEAVES] }),
    LATER_IMPORTS,
    pageFiles(),
  ],
  resolve: {
    // A shim for React 17; React itself contains this hook now.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: { modules: { generateScopedName: createScopedName() } },
  server: {
    port: 5174,
    proxy: Object.fromEntries(
      ['/api', '/media', '/counter/manifest.webmanifest'].map((path) => [path, API]),
    ),
  },
  build: {
    target: TARGET,
    // The policy of the page forbids inline scripts, and all supported browsers preload modules.
    // Later code loads while the browser is idle.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // One stylesheet: it is small, and no screen is ever rendered before its styles.
    cssCodeSplit: false,
    // The content security policy allows inline data for pictures only.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
