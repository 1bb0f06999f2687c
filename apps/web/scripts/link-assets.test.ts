import { expect, it } from 'vitest';
import type { Chunk } from './chunks/list-chunks.ts';
import { linkAssets } from './link-assets.ts';

const CHUNKS: readonly Chunk[] = [
  { file: 'entry.js', imports: [], styles: ['base.css'], modules: ['/web/src/entry-client.ts'] },
  {
    file: 'react.js',
    imports: [],
    styles: [],
    modules: ['/node_modules/react-dom/cjs/react-dom-client.production.js'],
  },
  {
    file: 'hydrate.js',
    imports: ['react.js'],
    styles: [],
    modules: ['/web/src/app/hydrate-app.tsx'],
  },
  {
    file: 'behind.js',
    imports: [],
    styles: [],
    modules: ['/domain/src/app/composition/screen-parts.ts'],
  },
  {
    file: 'client.js',
    imports: ['behind.js'],
    styles: ['base.css', 'faces.css'],
    modules: ['/sdk/src/sdk.ts', '/web/src/app/current-screen/ScreenFace.tsx'],
  },
  { file: 'toasts.js', imports: [], styles: [], modules: ['/web/src/app/toasts/ShownToasts.tsx'] },
  {
    file: 'menu.js',
    imports: ['react.js', 'shared.js'],
    styles: ['base.css', 'lists.css', 'menu.css'],
    modules: ['/web/src/screens/ordering/menu/MenuScreen.tsx'],
  },
  {
    file: 'shared.js',
    imports: ['lists.js'],
    styles: ['base.css'],
    modules: ['/ui/src/card/Card.tsx'],
  },
  {
    file: 'lists.js',
    imports: [],
    styles: ['base.css', 'lists.css'],
    modules: ['/ui/src/list-row/ListRow.tsx'],
  },
];
const TEMPLATE = '<link href="/base.css"><script src="/entry.js"></script>';

function linked(screen: string, isPublic = false): readonly string[] {
  const tags = linkAssets(CHUNKS, TEMPLATE, { screen, isPublic }).modules;
  return [...tags.matchAll(/href="\/([^"]+)"/g)].map(([, file = '']) => file);
}

it('links each file that the screen needs once, except those of the template, and React last', () => {
  expect(linked('menu')).toEqual([
    'menu.js',
    'behind.js',
    'hydrate.js',
    'shared.js',
    'lists.js',
    'react.js',
    'client.js',
    'toasts.js',
  ]);
});

it('marks the files that only a page without data needs at first', () => {
  const tags = linkAssets(CHUNKS, TEMPLATE, { screen: 'menu', isPublic: false }).modules;
  const marked = [...tags.matchAll(/data-soon[^>]*href="\/([^"]+)"/g)].map(([, file]) => file);
  expect(marked).toEqual(['client.js', 'toasts.js']);
});

it('links the style sheets of the screen in their order, except those of the template', () => {
  const { styles } = linkAssets(CHUNKS, TEMPLATE, { screen: 'menu', isPublic: false });
  expect(styles.match(/[\w]+\.css/g)).toEqual(['lists.css', 'menu.css']);
});

it('links no machines for a public screen', () => {
  expect(linked('menu', true)).toEqual([
    'menu.js',
    'hydrate.js',
    'shared.js',
    'lists.js',
    'react.js',
  ]);
});

it('throws when no chunk contains the file named after the screen', () => {
  expect(() => linked('wallet')).toThrow('The build has no file with /WalletScreen.tsx');
});
