import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { filesBehind } from './scripts/module-graph.ts';
import { TARGET } from './scripts/target.ts';

/** Where `npm run dev` finds the reference server. */
const API = process.env.API_URL ?? 'http://127.0.0.1:8080';

const INITIAL = ['$initial' as const];

/** The actors and policies that run behind every screen but the first. */
const DEFERRED = join(import.meta.dirname, '../../packages/domain/src/app/composition/deferred.ts');

/** The way in, the form that a first visit sees. */
const LOGIN = join(import.meta.dirname, 'src/screens/account/login/LoginScreen.tsx');

let behindAll: ReadonlySet<string> | null = null;

/** Whether a module comes with {@link DEFERRED}, which no screen behind the first can do without. */
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
 * Few files: on a slow line each costs more than the code it leaves out, and one compresses better
 * than two. Whatever starts the app is two, so that a slow phone answers to touch between them; what runs behind all other screens is
 * another, and so are the parts that many of them are drawn with. All else, a flow's machines
 * included, comes with the screens that import it and with no others.
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
    // The way in is a form; what it shares with others comes without all else that they share.
    name: 'form',
    test: (id) => filesBehind(LOGIN).has(id) || /node_modules[\\/]valibot[\\/]/.test(id),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'parts',
    // What a map is drawn among comes with maps, however many screens have one later.
    test: /packages[\\/](domain|ui)[\\/]src(?![\\/](composite|places[\\/]address-form[\\/](api-places|surroundings)))|i18n[\\/]src[\\/][\w-]+\.ts|web[\\/]src[\\/](app|hooks|routes|screens[\\/](definition|shared))[\\/]/,
    minShareCount: 5,
    priority: 1,
  },
];

/**
 * What Vite puts around every import that comes later, to fetch its styles and imports along with it:
 * there is one stylesheet, and pages name what they need (`modulePreload`), so it has nothing to do.
 */
const LATER_IMPORTS: Plugin = {
  name: 'later-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

const styleFiles = new Map<string, string>();

/**
 * What a class is called: by its file and its own name. The hashes that Vite would add, to tell files
 * apart, compress badly.
 *
 * @throws Error where two files have one name
 */
function scopedName(local: string, file: string): string {
  const name = basename(file, '.module.css');
  const known = styleFiles.get(name) ?? file;
  if (known !== file) throw new Error(`${known} and ${file} would share their classes`);
  styleFiles.set(name, file);
  return `${name}_${local}`;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react({ compiler: true }), LATER_IMPORTS],
  define: {
    'import.meta.env.VITE_DEFAULT_COMPANY': JSON.stringify(
      command === 'serve' ? (process.env.DEFAULT_COMPANY ?? 'demo') : '',
    ),
  },
  resolve: {
    // Made for React 17; what it stands in for is part of React now.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: { modules: { generateScopedName: scopedName } },
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
    // A page names all that it needs, and the code of likely next screens is fetched ahead of the tap:
    // to name for each screen what it imports would make the first load heavier.
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
