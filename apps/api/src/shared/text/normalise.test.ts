import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

test.each([
  ['Jalan SS 2/24', 'jalan ss 2 24'],
  ['Jalan Tun H.S. Lee', 'jalan tun hs lee'],
  ['  Kuala   Lumpur City Centre (KLCC) ', 'kuala lumpur city centre klcc'],
  ['Café Datin’s', 'cafe datins'],
  ['武吉免登', '武吉免登'],
  ['!?', ''],
])('normalises %s to %s', (text, normalised) => {
  expect(normalise(text)).toBe(normalised);
});
