import { expect, test } from 'vitest';
import { pictureUrl } from './picture-url.ts';

test('a picture is served below the company', () => {
  expect(pictureUrl({ subdomain: 'demo' }, 'kopi.0a.avif')).toBe('/media/demo/kopi.0a.avif');
});
