import type { Page } from '@playwright/test';
import { someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/**
 * Returns visible controls, dialogs and toasts without an edge. The edge may belong to the control,
 * to the element it covers, to its label or to the field around it.
 */
function controlsWithoutEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hasEdge = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
      (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0) ||
      (style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) > 0);
    const isEdged = (control: Element) => {
      const around = [control, control.closest('label'), control.parentElement];
      const styles = around.flatMap((each) => (each === null ? [] : [getComputedStyle(each)]));
      return [...styles, getComputedStyle(control, '::after')].some(hasEdge);
    };
    const native = (control: Element) =>
      control.matches('[type=checkbox],[type=radio]') && getComputedStyle(control).opacity !== '0';
    const controls = document.querySelectorAll(
      'button,a[href],input,select,textarea,summary,[role=button],[role=tab],[role=option],dialog,[data-floating]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility() && !native(control) && !isEdged(control))
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/** Presses Tab `tabs` times. Returns the focused controls without a visible focus indicator. */
async function controlsWithoutFocus(page: Page, tabs: number): Promise<readonly string[]> {
  const without: string[] = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const control = document.activeElement;
      if (control === null || control === document.body) return null;
      const looks = [control, control.closest('label'), control.parentElement]
        .flatMap((each) => (each === null ? [] : [getComputedStyle(each)]))
        .concat(getComputedStyle(control, '::after'));
      const isSeen = looks.some(
        (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      );
      return isSeen ? null : control.outerHTML.slice(0, 120);
    });
    if (problem !== null) without.push(problem);
  }
  return without;
}

async function expectEdges(page: Page): Promise<void> {
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => controlsWithoutEdge(page)).toEqual([]);
  expect(await controlsWithoutFocus(page, 12)).toEqual([]);
}

test('every control has an edge and a visible focus in forced colours', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await page.goto('/login');
  await expect(guest.button(guest.t('login:asGuest'))).toBeVisible();
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  await expectEdges(page);

  await guest.prepare();
  await page.goto('/menu');
  await expect(page.getByRole('link', { name: guest.t('menu:orderNow') })).toBeVisible();
  await expectEdges(page);
  await guest.openDish();
  await expectEdges(page);
  await guest.addWithEgg();
  await expect(guest.toast(guest.t('system:addedToCart'))).toBeVisible();
  await expectEdges(page);

  await page.goto('/orderConfirmation');
  await guest.fillBuyer();
  await expectEdges(page);
  await guest.button(guest.t('checkout:changePickupTime')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectEdges(page);

  await page.goto('/bookingBranch');
  await expectEdges(page);
  for (const path of ['/me', '/branchList', '/language', '/topUp', '/signUp']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectEdges(page);
  }

  await guest.prepareMember(someone());
  await page.goto('/transactionHistory');
  await guest.button(/\d{4}/).click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  await expectEdges(page);
});
