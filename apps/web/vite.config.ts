import { createScopedName, TARGET } from '@claypot/ui/build';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { LIST_CHUNKS } from './scripts/chunks/list-chunks.ts';
import { planChunks } from './scripts/chunks/plan-chunks.ts';
import { groupStyles } from './scripts/styles/group-styles.ts';
import { STYLE_LOADER } from './scripts/styles/style-loader.ts';

/** URL of the reference server for `npm run dev`. */
const API = process.env.API_URL ?? 'http://127.0.0.1:8080';

const INITIAL = ['$initial' as const];

/**
 * Few chunks: on a slow connection each file costs more than the code it saves, and one file
 * compresses better than two. The start of the app and React are two files, and the first imports
 * nothing of the second: it runs while React arrives. Other code is in chunks by the screens that
 * need it, so that a page loads little more than its own.
 */
async function groupsOf(config: UserConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await planChunks(config);
  return [
    {
      name: 'react',
      test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      priority: 3,
    },
    { name: 'core', tags: INITIAL, priority: 2 },
    {
      name: (id) => chunks.get(id) ?? null,
      priority: 1,
      // The plan names every module; what it imports may be in another chunk.
      includeDependenciesRecursively: false,
    },
  ];
}

export default defineConfig(async ({ command, isSsrBuild }) => {
  const config = configOf({ command, isSsrBuild });
  if (command === 'serve' || isSsrBuild) return config;
  const groups = await groupsOf(configOf({ command, isSsrBuild }));
  return {
    ...config,
    build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups } } } },
  };
});

interface Mode {
  readonly command: ConfigEnv['command'];
  readonly isSsrBuild: boolean | undefined;
}

function configOf({ command, isSsrBuild }: Mode): UserConfig {
  return {
    root: import.meta.dirname,
    // Compiled components are a third larger, so only those with `use memo` are compiled.
    plugins: [
      react({ compiler: { compilationMode: 'annotation' } }),
      STYLE_LOADER,
      ...(isSsrBuild ? [] : [groupStyles(), LIST_CHUNKS]),
    ],
    define: {
      // The server's React must not depend on the environment: its development build is slower.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
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
      outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
      copyPublicDir: !isSsrBuild,
      // Pages list all files they need, and likely next screens are prefetched. Preload lists per
      // import would only make the first load larger.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      // The content security policy allows inline data for pictures only.
      assetsInlineLimit: 0,
    },
  };
}
