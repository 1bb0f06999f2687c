import type { Page } from '@playwright/test';
import { Guest } from '../support/guest.ts';
import { expect, expectArrived, test } from '../support/test.ts';

test.use({ expectedFailures: { failedRequests: true } });

/** Aborts requests for scripts. Returns a function that restores them. */
async function abort(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(scripts);
}

const notice = (page: Page) => page.locator('.start-failed');

test('shows that the branch list failed to load, and loads it when the network returns', async ({
  page,
  context,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  await guest.enter();
  const restore = await abort(page, /BranchListScreen/);
  await page.goto('/branchList');
  await expect(notice(page)).toContainText(guest.t('system:loadFailedTitle'));
  await expect(notice(page)).toContainText(guest.t('system:loadFailedText'));
  await expect(notice(page)).toContainText(guest.t('common:retry'));
  await restore();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: guest.words.branch })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expectArrived(page);
});

test('moves the focus to Try again when the first script failed, and loads on retry', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  const restore = await abort(page, /\/assets\/index-[^/]*\.js/);
  await page.goto('/login');
  await expect(notice(page)).toContainText(guest.t('system:loadFailedTitle'));
  await expect(notice(page)).toContainText(guest.t('system:loadFailedText'));
  const retry = notice(page).getByRole('button', { name: guest.t('common:retry'), exact: true });
  await guest.button(guest.t('login:asGuest')).click();
  await expect(retry, 'the press is answered').toBeFocused();

  const reloaded = page.waitForEvent('load');
  await retry.click();
  await reloaded;
  await expect(notice(page), 'the script fails again').toBeVisible();
  await restore();
  await retry.click();
  await expect(notice(page)).toHaveCount(0);
  await guest.button(guest.t('login:asGuest')).click();
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('moves the focus to Try again after a press before the first script failed', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  let releaseFailure = () => {};
  const failureReleased = new Promise<void>((resolve) => {
    releaseFailure = resolve;
  });
  await page.route(/\/assets\/LoginScreen/, async (route) => {
    await failureReleased;
    await route.abort('internetdisconnected');
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const enter = guest.button(guest.t('login:asGuest'));
  await enter.click();
  await expect(enter).toHaveAttribute('aria-busy', 'true');
  releaseFailure();
  await expect(notice(page).getByRole('button')).toBeFocused();
  await expect(enter, 'the app does not handle the press').not.toHaveAttribute('aria-busy');
});
