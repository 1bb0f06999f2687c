import { expect, test } from 'vitest';
import { splitPage } from './split-page.ts';

test('splits a page around its root element', () => {
  const html = '<head></head><div id="root" data-screen="menu"><p></p></div><!--/root--><footer>';
  expect(splitPage(html)).toEqual({
    head: '<head></head>',
    root: '<div id="root" data-screen="menu"><p></p></div>',
    tail: '<!--/root--><footer>',
  });
});

test('throws without a root element', () => {
  expect(() => splitPage('<head></head>')).toThrow('no root element');
});
