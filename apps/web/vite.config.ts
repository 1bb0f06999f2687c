import { join } from 'node:path';
import { LATER_IMPORTS } from '@claypot/browser/build';
import { createScopedName, TARGET } from '@claypot/ui/build';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { filesBehind } from './scripts/module-graph.ts';

/** URL of the reference server for `npm run dev`. */
const API = process.env.API_URL ?? 'http://127.0.0.1:8080';

const INITIAL = ['$initial' as const];

/** Actors and policies that every screen except the first needs. */
const DEFERRED = join(import.meta.dirname, '../../packages/domain/src/app/composition/deferred.ts');

/** Sign-in screen, which a first visit shows. */
const LOGIN = join(import.meta.dirname, 'src/screens/account/login/LoginScreen.tsx');

let behindAll: ReadonlySet<string> | null = null;

/** True if a module belongs to {@link DEFERRED}, which all screens after the first need. */
function isBehindAll(id: string, modules: Rolldown.ChunkingContext): boolean {
  if (behindAll === null) {
    const found = new Set([DEFERRED]);
    for (const each of found) {
      for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) found.add(imported);
    }
    behindAll = found;
  }
  return behindAll.has(id);
}

/**
 * Few chunks: on a slow connection each file costs more than the code it saves, and one file
 * compresses better than two. The start is split in two, so that a slow phone can react to touch in
 * between. Code for all later screens and shared components are one chunk each. All other code,
 * including machines of a flow, loads with the screens that import it.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    tags: INITIAL,
    priority: 5,
  },
  { name: 'core', tags: INITIAL, priority: 3 },
  {
    name: (id, modules) => (isBehindAll(id, modules) ? 'deferred' : null),
    priority: 2,
  },
  {
    // The sign-in screen is a form; its shared modules form a small chunk of their own.
    name: 'form',
    test: (id) => filesBehind(LOGIN).has(id) || /node_modules[\\/]valibot[\\/]/.test(id),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'parts',
    // Modules around maps load with maps, even if many screens have one later.
    test: /packages[\\/](domain|ui)[\\/]src(?![\\/](composite|places[\\/]address-form[\\/](api-places|surroundings)))|i18n[\\/]src[\\/][\w-]+\.ts|web[\\/]src[\\/](app|hooks|routes|screens[\\/](definition|shared))[\\/]/,
    minShareCount: 5,
    priority: 1,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react({ compiler: true }), LATER_IMPORTS],
  define: {
    'import.meta.env.VITE_DEFAULT_COMPANY': JSON.stringify(
      command === 'serve' ? (process.env.DEFAULT_COMPANY ?? 'demo') : '',
    ),
  },
  resolve: {
    // A shim for React 17; React itself contains this hook now.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: { modules: { generateScopedName: createScopedName() } },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/sandbox', '/manifest.webmanifest', '/app-icon'].map((path) => [
        path,
        API,
      ]),
    ),
  },
  ssr: { noExternal: true },
  build: {
    target: TARGET,
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    copyPublicDir: !isSsrBuild,
    // Pages list all files they need, and likely next screens are prefetched. Preload lists per
    // import would only make the first load larger.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // One stylesheet: it is small, and no screen is ever rendered before its styles.
    cssCodeSplit: false,
    // The content security policy allows inline data for pictures only.
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } }),
  },
}));
