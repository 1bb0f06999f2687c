/**
 * Reads the bars of a voucher from pictures of the page on a display of scale 1, the coarsest there
 * is, with a decoder of another make than the encoder.
 */
import '@claypot/ui/styles.css';
import { createI18n, loadAllTexts } from '@claypot/i18n';
import { Screen, TopBar } from '@claypot/ui';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { encodeBarcode } from '../codes/encoders/encode-barcode.ts';
import { prepareReader, readPage } from '../codes/testing/read-page.ts';
import { VoucherCode } from './VoucherCode.tsx';

const i18n = await loadAllTexts(await createI18n('en'));
/** As long as the numbers that the server makes. */
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

test('a module is at least 2 CSS pixels wide where the card is wide enough', async () => {
  expect(devicePixelRatio).toBe(1);
  await show(390);
  expect(pixelsPerModule()).toBe(2);
});

test('the bars are read blurred and turned by 5 degrees', async () => {
  await show(390);
  const degradations = {
    none: {},
    blurred: { filter: 'blur(0.6px)' },
    'turned by 5°': { turn: 5 },
    'turned by -5°': { turn: -5 },
    'blurred and turned': { filter: 'blur(0.5px)', turn: 5 },
  };
  const codes = Object.keys(degradations).map((name) => [name, { Code128: NUMBER }]);
  expect(await readPage(degradations)).toEqual(Object.fromEntries(codes));
});
