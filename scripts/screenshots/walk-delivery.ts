import type { Page } from 'playwright-core';
import { BUYER, type Guest } from '../../e2e/support/guest.ts';
import type { Shoot } from './shoot.ts';

const AREA = 'Bukit Bintang';

/** A guest chooses delivery, saves an address, and views a package, a deal and the addresses. */
export async function walkDelivery(page: Page, guest: Guest, shoot: Shoot): Promise<void> {
  const { t, words } = guest;
  await page.goto('/landing');
  await shoot('30-landing');
  await page.goto('/home');
  await page.getByRole('link', { name: t('common:delivery'), exact: true }).click();
  await page.waitForURL('**/menu');
  await page.goto('/addNewAddress');
  await shoot('31-add-address');
  await page.getByLabel(t('addresses:search')).fill(AREA);
  await page.getByRole('link', { name: AREA }).first().waitFor();
  await shoot('32-address-search');
  await page.getByRole('link', { name: AREA }).first().click();
  await page.getByLabel(t('addresses:name')).fill(BUYER.fullName);
  await page.getByLabel(t('addresses:phone')).fill(BUYER.phone);
  await page.getByLabel(t('addresses:unitNo')).fill('B-12-3');
  await page.getByLabel(t('addresses:street')).fill('Jalan Alor');
  await shoot('33-address-form');
  await page.getByRole('button', { name: t('addresses:save') }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/bookmarkAddress'));
  await page.goto('/menu');
  await page.getByRole('link', { name: words.setForOne }).first().waitFor();
  await shoot('34-menu-delivered');
  await guest.openDish(words.setForOne);
  await shoot('35-package');
  await page.goto('/menu');
  await guest.openDish(words.deal);
  await shoot('36-hot-deal');
  await page.goto('/updateAddress');
  await shoot('37-addresses');
}
