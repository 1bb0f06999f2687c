import { guard, ROUTES, type RouteName } from '@claypot/domain/routes';
import type { Language } from '@claypot/i18n';
import { expect, test } from 'vitest';
import { type Identity, pageOf } from './testing/page-of.ts';

const LANGUAGES: readonly Language[] = ['en', 'zh_CN'];
const IDENTITIES: readonly Identity[] = ['guest', 'member'];

/** Only the browser knows the hash of the address, which selects the receipt. */
const ONLY_IN_BROWSER: readonly string[] = ['orderReceipt'];
/** The browser encodes the codes. */
const CODES: readonly string[] = ['qrCode', 'claimedVoucher'];
/** Only the device has a guest's addresses. */
const GUEST_ADDRESSES: readonly string[] = ['addressBook', 'updateAddress', 'editAddress'];

/** Ids of the contract's examples. */
const IDS: Partial<Record<RouteName, string>> = {
  availableVoucher: 'vch_first_order',
  claimedVoucher: 'cv_rm10',
};

const paths = Object.entries(ROUTES).map(([name, { path }]): readonly [string, string] => [
  name,
  path.replace(/:\w+/, IDS[name as RouteName] ?? 'dish-1'),
]);
const visits = paths.flatMap(([name, path]) =>
  IDENTITIES.flatMap((identity) =>
    LANGUAGES.map((language) => ({ name, path, identity, language })),
  ),
);

test.each(visits)('renders $path for a $identity in $language', async (visit) => {
  const { name, path, identity } = visit;
  const { errors, page } = await pageOf(visit);
  expect(errors).toEqual([]);
  const isRedirected = 'redirect' in guard(path, identity, false);
  if (isRedirected || ONLY_IN_BROWSER.includes(name)) return expect(page).toBeNull();
  const { html = '', state } = page ?? {};
  expect(state?.isComplete).toBe(true);
  expect(headingOf(html)).not.toBe('');
  expect(html).not.toContain(' style="');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('%%');
  if (CODES.includes(name)) return;
  const isPending = identity === 'guest' && GUEST_ADDRESSES.includes(name);
  expect(html.includes('aria-busy="true"')).toBe(isPending);
});

test.each([true, false])('renders the layout of the window: wide is %s', async (isWide) => {
  const visit = { path: '/orderConfirmation', identity: 'guest', language: 'en' } as const;
  const { page } = await pageOf({ ...visit, isWide });
  // Below the sign-in, only a wide window has the rail on every screen.
  expect(page?.html.includes('<nav')).toBe(isWide);
  expect(page?.state.isWide).toBe(isWide);
});

/** Returns the text of the screen's heading, or the label of what it contains. */
function headingOf(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  const [, label = ''] = /(?:alt|aria-label)="([^"]*)"/.exec(heading) ?? [];
  return heading.replaceAll(/<[^>]*>/g, '').trim() || label;
}
