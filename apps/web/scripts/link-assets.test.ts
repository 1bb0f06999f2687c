import { expect, it } from 'vitest';
import { linkAssets, type Manifest } from './link-assets.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_deferred-3f2a.js': { file: 'deferred.js', name: 'deferred' },
  'src/hooks/text/warm-formats.ts': { file: 'formats.js' },
  'src/app/current-screen/ScreenFace.tsx': { file: 'face.js' },
  'src/app/toasts/ShownToasts.tsx': { file: 'toasts.js' },
  'src/screens/ordering/menu/MenuScreen.tsx': {
    file: 'menu.js',
    imports: ['_react.js', '_shared.js'],
  },
  '_shared.js': { file: 'shared.js' },
};
const TEMPLATE = '<script src="/entry.js"></script>';

function linked(screen: string, isPublic = false): readonly string[] {
  const tags = linkAssets(MANIFEST, TEMPLATE, { screen, isPublic });
  return [...tags.matchAll(/href="\/([^"]+)"/g)].map(([, file = '']) => file);
}

it('links each file that the screen needs once, except those of the template', () => {
  expect(linked('menu')).toEqual([
    'react.js',
    'menu.js',
    'shared.js',
    'deferred.js',
    'formats.js',
    'face.js',
    'toasts.js',
  ]);
});

it('links only the imports of the entry when the entry contains the screen', () => {
  expect(linked('login', true)).toEqual(['react.js']);
});

it('links the code of a public screen outside the entry, and no machines', () => {
  expect(linked('menu', true)).toEqual(['react.js', 'menu.js', 'shared.js']);
});

it('throws when the manifest has no file named after the screen', () => {
  expect(() => linked('wallet')).toThrow('The build has no separate file for /WalletScreen.tsx');
});
