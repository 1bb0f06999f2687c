import { readFile } from 'node:fs/promises';
import { field, fillLogin, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFailures: { rejected: [401, 422] } });

test('a member downloads their data and closes the account', async ({ page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t } = guest;
  const account = someone();
  await guest.prepareMember(account);
  await page.goto('/setting');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('setting:downloadData') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^demo-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const phone_no = `+6${account.phone.replace(/\D/g, '')}`;
  expect(data).toMatchObject({
    sections: [
      { name: 'member', records: [{ phone_no }] },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ],
  });

  await page.getByRole('button', { name: t('setting:closeAccount'), exact: true }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading')).toHaveText(t('setting:closeAccountTitle'));
  await guest.expectArrived();
  const password = popup.getByLabel(t('login:password'), { exact: true });
  await password.fill('ikan-000');
  await popup.getByRole('button', { name: t('setting:closeAccountConfirm'), exact: true }).click();
  await expect(popup.getByText(t('errors:INVALID_PASSWORD'))).toBeVisible();
  await password.fill(account.password);
  await popup.getByRole('button', { name: t('setting:closeAccountConfirm'), exact: true }).click();

  await page.waitForURL('**/login*');
  await fillLogin(guest, account);
  await expect(page.getByRole('main').getByText(t('errors:INVALID_PASSWORD'))).toBeVisible();
  await expect(field(guest, t('login:password'))).toBeVisible();
});
