/**
 * Renders the payment code in a browser and decodes screenshots of it, as a counter's camera would.
 * The decoder is independent of the encoders.
 */
import '@claypot/ui/styles.css';
import { createI18n, loadAllTexts } from '@claypot/i18n';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { QrCodeView } from '../qr-code/QrCodeView.tsx';
import { encodeBarcode } from './encoders/encode-barcode.ts';
import { encodeQrCode } from './encoders/encode-qr-code.ts';
import { ANIMATED, BROKEN, PHOTO, TRANSPARENT } from './testing/avatars.ts';
import { DEGRADATIONS } from './testing/degrade.ts';
import { prepareReader, readPage } from './testing/read-page.ts';

const SCHEMES = ['light', 'dark'] as const;

/**
 * Each picture has its own member number, so that reading the previous test's code fails the test.
 */
const MEMBERS = {
  none: { avatar: null, member_no: '0000000001' },
  photo: { avatar: PHOTO, member_no: '0012345678' },
  transparent: { avatar: TRANSPARENT, member_no: '6000000000' },
  broken: { avatar: BROKEN, member_no: '0987654321' },
  animated: { avatar: ANIMATED, member_no: '0101010101' },
};

const i18n = await loadAllTexts(await createI18n('en'));
let root: Root | undefined;

beforeAll(prepareReader);

afterEach(async () => {
  root?.unmount();
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

async function show(member: { avatar: string | null; member_no: string }, scheme: string) {
  const features = [{ name: 'prefers-color-scheme', value: scheme }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <I18nextProvider i18n={i18n}>
      <QrCodeView
        back={{ label: 'Back', href: '/me', onPress: () => undefined }}
        member={member}
        barcode={{ status: 'ready', code: encodeBarcode(member.member_no) }}
        qrCode={{ status: 'ready', code: encodeQrCode(member.member_no) }}
        balance="RM 384.50"
        freshness={{ stale: false, unconfirmed: false, asOf: null }}
        onRetry={() => undefined}
        onRetryBalance={() => undefined}
      />
    </I18nextProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A broken picture is removed once it has failed to load.
  await vi.waitFor(() => {
    const pictures = [...document.images];
    expect(pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true);
  });
}

const always = (codes: Record<string, string>) =>
  Object.fromEntries(Object.keys(DEGRADATIONS).map((name) => [name, codes]));

describe.each(SCHEMES)('codes read by an independent decoder, %s scheme', (scheme) => {
  test.each(Object.entries(MEMBERS))(
    'reads both codes with %s as the picture',
    async (_, member) => {
      await show(member, scheme);
      const number = member.member_no;
      expect(await readPage(DEGRADATIONS)).toEqual(always({ QRCode: number, Code128: number }));
    },
  );

  test('reads the enlarged barcode', async () => {
    await show(MEMBERS.photo, scheme);
    await userEvent.click(page.getByRole('button', { name: /Tap to enlarge/ }));
    await expect.element(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await vi.waitFor(() => expect(document.getAnimations()).toEqual([]));
    expect(await readPage(DEGRADATIONS)).toEqual(always({ Code128: '0012345678' }));
  });
});
