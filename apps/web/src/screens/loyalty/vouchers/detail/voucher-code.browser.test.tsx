/**
 * Decodes screenshots of a voucher's barcode at scale 1, the lowest pixel density. The decoder is
 * independent of the encoder.
 */
import '@claypot/ui/styles.css';
import { createI18n, loadAllTexts } from '@claypot/i18n';
import { Screen, TopBar } from '@claypot/ui';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { encodeBarcode } from '../../codes/encoders/encode-barcode.ts';
import { prepareReader, readPage } from '../../codes/testing/read-page.ts';
import { VoucherCode } from './VoucherCode.tsx';

const i18n = await loadAllTexts(await createI18n('en'));
/** Has the length of the numbers that the server generates. */
const NUMBER = 'CV-3H8N5W1X';
let root: Root | undefined;

beforeAll(prepareReader);
afterEach(() => root?.unmount());

async function show(width: number) {
  await page.viewport(width, 844);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <I18nextProvider i18n={i18n}>
      <Screen top={<TopBar title="Voucher" />}>
        <VoucherCode
          voucher={{ voucher_tx_id: NUMBER }}
          barcode={{ status: 'ready', code: encodeBarcode(NUMBER) }}
          onRetry={() => undefined}
        />
      </Screen>
    </I18nextProvider>,
  );
  await expect.element(page.getByRole('img')).toBeVisible();
}

function pixelsPerModule(): number {
  const bars = document.querySelector('svg[role=img]');
  if (!(bars instanceof SVGSVGElement)) throw new Error('No bars are shown');
  return bars.getBoundingClientRect().width / bars.viewBox.baseVal.width;
}

test('draws modules 2 CSS pixels wide when the window is 390 px wide', async () => {
  expect(devicePixelRatio).toBe(1);
  await show(390);
  expect(pixelsPerModule()).toBe(2);
});

/**
 * Camera with twice the display's resolution. At this blur it reads modules of 2 px but not of 1
 * px. The limits are 1.8px and 0.7px at each of these angles.
 */
const CAMERA = { scale: 2, filter: 'blur(1.2px)' };
const ANGLES = { level: 0, 'turned by 5°': 5, 'turned by -5°': -5 };
const DEGRADATIONS = Object.fromEntries(
  Object.entries(ANGLES).map(([name, turn]) => [name, { ...CAMERA, turn }]),
);

const always = (codes: Record<string, string>) =>
  Object.fromEntries(Object.keys(ANGLES).map((name) => [name, codes]));

test('is readable for a blurred camera, level and turned by 5 degrees', async () => {
  await show(390);
  expect(await readPage(DEGRADATIONS)).toEqual(always({ Code128: NUMBER }));
});

test('is unreadable for the same camera when modules are 1 pixel wide', async () => {
  await show(320);
  expect(pixelsPerModule()).toBe(1);
  expect(await readPage(DEGRADATIONS)).toEqual(always({}));
  expect(await readPage({ sharp: { scale: 2 } })).toEqual({ sharp: { Code128: NUMBER } });
});
