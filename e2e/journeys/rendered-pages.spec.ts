import { ROUTES, type RouteName } from '../../packages/domain/src/routes/table.ts';
import { branchOf, letChangesAge } from '../support/follow-changes.ts';
import { Guest } from '../support/guest.ts';
import { expectKnownVisitor, expectRendered, recordPages } from '../support/rendered-page.ts';
import { expect, test } from '../support/test.ts';
import { UNLINKED, UNRENDERED, walkLinks } from '../support/walk.ts';

// A journey that has moved the clock back leaves changes of the menu in the future, for which every
// page would load its data again.
test.use({ alone: true, last: true });

/** Routes with the addresses of a guest, which only the device has. */
const WITH_ADDRESSES: readonly RouteName[] = ['addressBook', 'editAddress', 'updateAddress'];

// The journey of all screens checks the pages of a member.
test('pages rendered for a guest are hydrated as they are', async ({ page, product }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/me');
  await expectKnownVisitor(page);
  await letChangesAge(product, await branchOf(page));
  await recordPages(page);
  const opened = await walkLinks(page, {
    first: [ROUTES.home.path, '/signUp', '/forgotPassword', ...UNLINKED],
    leftOut: new Set([...UNRENDERED, ...WITH_ADDRESSES]),
    visit: async (path) => {
      await expectRendered(page, path);
    },
  });
  expect([...opened.keys()]).toEqual(
    expect.arrayContaining(['home', 'menu', 'dish', 'orderConfirmation']),
  );

  await test.step('in the layout of a wide window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const hasRail = () =>
      page.evaluate(async () =>
        (await (await fetch('/orderConfirmation')).text()).includes('<nav'),
      );
    await expect.poll(hasRail).toBe(true);
    for (const path of ['/menu', '/orderConfirmation']) await expectRendered(page, path);
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect.poll(hasRail).toBe(false);
  });
});
