import { LANGUAGES } from '@claypot/i18n';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { openCounter } from '../support/open-counter.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

for (const language of LANGUAGES) {
  test(`staff accept, prepare and hand over an order while the guest follows (${language})`, async ({
    browser,
    page,
    product,
  }) => {
    await openCounter(product.port, 'manual');
    const tablet = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1180, height: 820 },
    });
    const staff = await Staff.speaking(language, await tablet.newPage());
    await staff.signIn();

    const guest = await Guest.speaking(language, page);
    await guest.comeToCheckout();
    await guest.orderNow();
    await guest.pay();
    await expect(guest.status('PENDING')).toBeVisible();

    await staff.take('accept');
    await expect(guest.status('PREPARING')).toBeVisible();
    await staff.expectAccessible();
    await staff.take('ready');
    await expect(guest.status('READY')).toBeVisible();
    await staff.take('hand_over');
    await staff.confirm('hand_over');
    await expect(guest.status('COMPLETED')).toBeVisible();
    await tablet.close();
  });
}
