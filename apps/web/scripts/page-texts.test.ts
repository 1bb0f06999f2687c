import { expect, it } from 'vitest';
import { pageTexts } from './page-texts.ts';

it('escapes texts that could end the element', () => {
  const html = pageTexts('menu', { menu: { title: 'Menu </script><b>' } });
  const [, screen, json = ''] = /data-screen="(\w+)">(.*)<\/script>$/s.exec(html) ?? [];
  expect(screen).toBe('menu');
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ menu: { title: 'Menu </script><b>' } });
});
