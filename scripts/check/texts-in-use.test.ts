import { expect, test } from 'vitest';
import { findUnusedTexts } from './texts-in-use.ts';

const screen = (text: string, path = 'web/Screen.tsx') => ({ path, text });
const unused = (
  catalogue: Record<string, string[]>,
  screens: ReturnType<typeof screen>[],
  namer = '',
) =>
  findUnusedTexts(
    Object.fromEntries(
      Object.entries(catalogue).map(([area, keys]) => [
        area,
        Object.fromEntries(keys.map((key) => [key, 'words'])),
      ]),
    ),
    { screens, namers: [screen(namer, 'domain/machine.ts')] },
  );

test('counts a text as used by a screen of its area or by its full name', () => {
  const menu = screen(
    "const { t } = useTranslation(['menu', 'common']); t('title'); t('common:ok')",
  );
  const catalogue = { menu: ['title', 'hint'], common: ['ok', 'title'] };
  expect(unused(catalogue, [menu])).toEqual(['menu:hint', 'common:title']);
});

test('uses the common area for a screen that names none', () => {
  expect(unused({ common: ['ok'] }, [screen("useTranslation(); t('ok')")])).toEqual([]);
});

test('counts a table of keys only for the screens that import it', () => {
  const table = screen("export const WORDS = { paid: 'thanks' };", 'web/words.ts');
  const orders = screen("import { WORDS } from './words.ts'; useTranslation('orders')");
  expect(unused({ orders: ['thanks'], menu: ['thanks'] }, [orders, table])).toEqual([
    'menu:thanks',
  ]);
});

test('recognises an area before a computed key', () => {
  const method = `const METHODS = { a: 'pickup' }; t(\`common:\${METHODS[method]}\`)`;
  expect(unused({ common: ['pickup', 'delivery'] }, [screen(method)])).toEqual(['common:delivery']);
});

test('counts singular and plural as one text', () => {
  const said = screen("useTranslation('me'); t('points', { count })");
  expect(unused({ me: ['points_one', 'points_other', 'wallets_one'] }, [said])).toEqual([
    'me:wallets_one',
  ]);
});

test('counts codes and toasts named in the domain, but not members of types', () => {
  const domain = "type Said = | 'GONE' | 'saved';\nnotify('SOLD_OUT'); tell('removed'); 'title'";
  const catalogue = { menu: ['SOLD_OUT', 'GONE', 'title'], system: ['removed', 'saved'] };
  expect(unused(catalogue, [], domain)).toEqual(['menu:GONE', 'menu:title', 'system:saved']);
});
