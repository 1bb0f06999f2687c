import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFailures: { failedRequests: true } });

test('shows an error when a screen cannot load, and loads it on retry', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.enter();
  await page.route(/BranchListScreen/, (route) => route.abort('internetdisconnected'));
  await page.goto('/home');
  await page.getByRole('link', { name: guest.t('common:pickup'), exact: true }).click();
  await expect(guest.heading(guest.t('system:loadFailedTitle'))).toBeVisible();

  await page.unroute(/BranchListScreen/);
  await guest.button(guest.t('common:retry')).click();
  await expect(page.getByRole('link', { name: guest.words.branch })).toBeVisible();
});
