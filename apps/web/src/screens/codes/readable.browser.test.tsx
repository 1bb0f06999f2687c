/**
 * Renders the payment code in a browser and reads it from pictures of the page, with a decoder of
 * another make than the encoders, as a counter's camera might see it.
 */
import '@claypot/ui/styles.css';
import { createI18n, loadAllTexts } from '@claypot/i18n';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { QrCodeView } from '../qrCode/QrCodeView.tsx';
import { encodeBarcode } from './encoders/encode-barcode.ts';
import { encodeQrCode } from './encoders/encode-qr-code.ts';
import { ANIMATED, BROKEN, PHOTO, TRANSPARENT } from './testing/avatars.ts';
import { DEGRADATIONS, degrade } from './testing/degrade.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Each picture goes with a number of its own: a code of the one before would not pass. */
const MEMBERS = {
  none: { avatar: null, member_no: '0000000001' },
  photo: { avatar: PHOTO, member_no: '0012345678' },
  transparent: { avatar: TRANSPARENT, member_no: '6000000000' },
  broken: { avatar: BROKEN, member_no: '0987654321' },
  animated: { avatar: ANIMATED, member_no: '0101010101' },
};

const i18n = await loadAllTexts(await createI18n('en'));
let root: Root | undefined;

beforeAll(() =>
  // From the package itself: without this it would be fetched from elsewhere.
  prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true }),
);

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
        onRetry={() => undefined}
      />
    </I18nextProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A picture that cannot be shown is gone once it has failed.
  await vi.waitFor(() => {
    const pictures = [...document.images];
    expect(pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true);
  });
}

/** The screen as it is seen now. */
async function look(): Promise<ImageBitmap> {
  const base64 = await page.screenshot({ save: false });
  const picture = await fetch(`data:image/png;base64,${base64}`);
  return createImageBitmap(await picture.blob());
}

/** Bars are taken as read once so many lines across them agree, as at a counter. */
const READER = { tryHarder: true, minLineCount: 5 };

/** What is read, by the kind of code, with each way in which the picture can be worse. */
async function readAll(picture: ImageBitmap): Promise<Record<string, Record<string, string>>> {
  const read: Record<string, Record<string, string>> = {};
  for (const [name, degradation] of Object.entries(DEGRADATIONS)) {
    const found = await readBarcodes(degrade(picture, degradation), READER);
    read[name] = Object.fromEntries(found.map(({ format, text }: ReadResult) => [format, text]));
  }
  return read;
}

const always = (codes: Record<string, string>) =>
  Object.fromEntries(Object.keys(DEGRADATIONS).map((name) => [name, codes]));

describe.each(SCHEMES)('by a decoder of another make, in the %s scheme', (scheme) => {
  test.each(Object.entries(MEMBERS))('both are read with %s as the picture', async (_, member) => {
    await show(member, scheme);
    const number = member.member_no;
    expect(await readAll(await look())).toEqual(always({ QRCode: number, Code128: number }));
  });

  test('the enlarged one is read', async () => {
    await show(MEMBERS.photo, scheme);
    await userEvent.click(page.getByRole('button', { name: /Tap to enlarge/ }));
    await expect.element(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await vi.waitFor(() => expect(document.getAnimations()).toEqual([]));
    expect(await readAll(await look())).toEqual(always({ Code128: '0012345678' }));
  });
});
