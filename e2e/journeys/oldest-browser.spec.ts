import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

/** Removes features that the oldest supported browsers lack, before any script of the page. */
function removeNewerFeatures(): void {
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [URL, ['canParse', 'parse']],
    [Intl, ['DurationFormat', 'Segmenter']],
    [Error, ['isError']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'find'],
    ],
    [Element.prototype, ['checkVisibility']],
    [Document.prototype, ['startViewTransition']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [globalThis, ['Temporal', 'requestIdleCallback', 'trustedTypes', 'navigation', 'Iterator']],
  ];
  for (const [owner, names] of missing) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

test('orders in a browser that lacks every feature newer than the target', async ({ page }) => {
  await page.addInitScript(removeNewerFeatures);
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  await guest.chooseBranch();
  await guest.openDish();
  await guest.addWithEgg();
  await guest.goToCheckout();
  await guest.fillBuyer();
  await guest.orderNow();
  await guest.pay();
  await expect(guest.status('PREPARING')).toBeVisible();
  expect(await page.evaluate(() => 'any' in AbortSignal), 'it is an old browser').toBe(false);
});
