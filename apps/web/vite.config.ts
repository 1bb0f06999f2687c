import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the reference server. */
const API = process.env.API_URL ?? 'http://127.0.0.1:8080';

const INITIAL = ['$initial' as const];

/**
 * Few files: on a slow line each costs more than the code it leaves out. Whatever starts the app is
 * three, so that a slow phone answers to touch between them; whatever several of the other screens
 * need, their machines included, is another; and then each screen's own.
 */
const CHUNKS = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    tags: INITIAL,
    priority: 4,
  },
  {
    name: 'domain',
    test: /packages[\\/](domain|sdk)[\\/]|node_modules[\\/](xstate|valibot|openapi-fetch|dinero\.js)[\\/]/,
    tags: INITIAL,
    priority: 3,
  },
  { name: 'core', tags: INITIAL, priority: 2 },
  {
    name: 'kit',
    test: /packages[\\/](domain|ui|sdk)[\\/]src(?![\\/]composite)|i18n[\\/]src[\\/][\w-]+\.ts|openapi-fetch|dinero|web[\\/]src[\\/](app|routes|screens[\\/]parts)[\\/]/,
    priority: 1,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react({ compiler: true })],
  define: {
    'import.meta.env.VITE_DEFAULT_COMPANY': JSON.stringify(
      command === 'serve' ? (process.env.DEFAULT_COMPANY ?? 'demo') : '',
    ),
  },
  resolve: {
    // Made for React 17; what it stands in for is part of React now.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  server: {
    proxy: Object.fromEntries(['/api', '/media', '/sandbox'].map((path) => [path, API])),
  },
  ssr: { noExternal: true },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    copyPublicDir: !isSsrBuild,
    // A page names all that it needs; the code of a next screen is fetched ahead, and whole.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // One stylesheet: small enough, and no screen is ever drawn before its styles.
    cssCodeSplit: false,
    // The content policy allows no inline data but pictures.
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } }),
  },
}));
