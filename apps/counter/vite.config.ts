import { createScopedName, TARGET } from '@claypot/ui/build';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/** URL of the reference server for `npm run dev`. */
const API = process.env.API_URL ?? 'http://127.0.0.1:8080';

const INITIAL = ['$initial' as const];

/** Code and texts of printing, which are loaded after the board. */
const PRINTING =
  /counter[\\/]src[\\/](printing|screens[\\/]printing[\\/]shared)[\\/]|counter[\\/-]printing\.ts/;

/**
 * Few chunks: the start, shared code of later screens, that of printing, and one chunk per
 * screen. A tablet loads all
 * of them once a day, so fewer files matter more than the smallest start.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    tags: INITIAL,
    priority: 3,
  },
  { name: 'core', tags: INITIAL, priority: 2 },
  { name: 'parts', test: (id) => !PRINTING.test(id), minShareCount: 2, priority: 1 },
  { name: 'printing', test: PRINTING, minShareCount: 2, priority: 0 },
];

export default defineConfig({
  base: '/counter/',
  plugins: [react({ compiler: true })],
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
    modulePreload: { polyfill: false },
    // One stylesheet: it is small, and no screen is ever rendered before its styles.
    cssCodeSplit: false,
    // The content security policy allows inline data for pictures only.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
