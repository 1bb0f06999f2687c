import { expect, test } from 'vitest';
import { drawAppIcon } from './app-icon.ts';
import { webManifest } from './manifest.ts';

test.each([
  ['Claypot', 'Claypot'],
  ['CCH Claypot Chicken House', 'CCH Claypot'],
  ['Wonderfulchickenhouse', 'Wonderfulchi'],
  ['CCH 瓦煲鸡饭之家', 'CCH 瓦煲鸡饭之家'],
  ['', ''],
])('shortens "%s" to "%s"', (company_name, short_name) => {
  expect(webManifest({ company_name }, 'en')).toMatchObject({ name: company_name, short_name });
});

test('manifest has the language of the page', () => {
  expect(webManifest({ company_name: '砂煲' }, 'zh_CN')).toMatchObject({ lang: 'zh-CN' });
});

test('maskable icon has its logo within the safe zone', () => {
  const logo = { contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) };
  expect(drawAppIcon(logo, false)).toContain(
    '<image href="data:image/png;base64,AQID" x="0" y="0" width="512" height="512"/>',
  );
  const [, at, side] = /x="(\d+)" y="\1" width="(\d+)"/.exec(drawAppIcon(logo, true)) ?? [];
  const corner = Math.hypot(256 - Number(at), 256 - Number(at));
  expect(corner, 'inside four fifths of the width').toBeLessThanOrEqual(0.4 * 512);
  expect(Number(at) * 2 + Number(side)).toBe(512);
});
