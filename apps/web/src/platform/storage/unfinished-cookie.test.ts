import { createMemoryStorage } from '@claypot/domain/storage';
import { expect, test } from 'vitest';
import { withUnfinishedCookie } from './unfinished-cookie.ts';

/** A page with a cookie jar, which deletes what has no time left. */
function aPage() {
  const jar = new Map<string, string>();
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (text.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

test('names the unfinished requests of the device until they are removed', () => {
  const page = aPage();
  const storage = withUnfinishedCookie(createMemoryStorage(), page);
  storage.set('claypot:demo:cart', '1');
  expect(page.cookie).toBe('');
  storage.set('claypot:demo:checkout', '1');
  storage.set('claypot:demo:top-up', '1');
  storage.set('claypot:demo:checkout', '2');
  expect(page.cookie).toBe('claypot_unfinished=checkout.top-up');
  storage.remove('claypot:demo:checkout');
  expect(page.cookie).toBe('claypot_unfinished=top-up');
  expect(storage.get('claypot:demo:top-up')).toBe('1');
  storage.remove('claypot:demo:top-up');
  expect(page.cookie).toBe('');
});
