import { readWelcome, signIn, signOut, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { loseNext } from '../support/lose-next.ts';
import { shown } from '../support/shown.ts';
import { expect, expectArrived, test } from '../support/test.ts';

test('keeps two carts at two branches until the member chooses one', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t, words } = guest;
  const account = someone();
  const question = page.getByRole('dialog', { name: t('guestMigration:cartsTitle') });
  const cart = (name: string) => question.getByRole('region', { name });

  await guest.prepareMember(account, words.kungPao);
  await signOut(guest);
  await guest.prepare({ branch: words.otherBranch });
  await page.goto('/me');
  await page.getByRole('link', { name: t('me:logIn'), exact: true }).click();
  await signIn(guest, account);
  await expect(cart(t('guestMigration:guestCart'))).toContainText(words.otherBranch);
  await expect(cart(t('guestMigration:memberCart'))).toContainText(words.kungPao);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectArrived(page);

  // When dismissed, the question returns at the next visit, with both carts unchanged. The welcome
  // dialog has waited, so that only one dialog is open at a time.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await readWelcome(guest);
  await page.goto('/menu');
  await expect(cart(t('guestMigration:memberCart'))).toContainText(words.branch);
  const isLost = await loseNext(page, '**/api/cart/migrate_guest');
  await cart(t('guestMigration:guestCart')).getByRole('button').click();
  await isLost();
  // The choice is sent even if the page is left.
  await page.goto('/orderConfirmation');
  await expect(guest.heading(words.dish)).toBeVisible();
  await expect(shown(page, words.otherBranch).first()).toBeVisible();
  await expect(guest.heading(words.kungPao)).toBeHidden();
});
