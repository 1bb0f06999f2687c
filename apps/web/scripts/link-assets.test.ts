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

it('names what a screen is sure to need, once, but for what the template names', () => {
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

it('needs no more than the entry where the screen comes with it', () => {
  expect(linked('login', true)).toEqual(['react.js']);
});

it('needs the code of a public screen that does not come with the entry, and no machine', () => {
  expect(linked('menu', true)).toEqual(['react.js', 'menu.js', 'shared.js']);
});

it('does not leave out in silence a screen whose code is in a file of another name', () => {
  expect(() => linked('wallet')).toThrow('The build has no file of its own for /WalletScreen.tsx');
});
