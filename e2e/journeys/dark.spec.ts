import type { Page } from '@playwright/test';
import { Guest } from '../support/guest.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/**
 * Returns the brightness, 0–255, of the page's background, its text and the browser's theme colour.
 */
async function brightness(page: Page) {
  return page.evaluate(() => {
    const bright = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number));
    const bar = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => Number.parseInt(content.slice(1, 3), 16));
    return {
      page: bright(getComputedStyle(document.documentElement).backgroundColor),
      words: bright(getComputedStyle(document.body).color),
      bar,
    };
  });
}

const night = { page: 20, words: 245, bar: [31] };
const day = { page: 246, words: 35, bar: [255] };

test.describe('dark colour scheme of the system', () => {
  test.use({ colorScheme: 'dark' });

  test('an order is dark and accessible, and follows a change of the scheme', async ({ page }) => {
    const guest = await Guest.speaking('en', page);
    await guest.prepare();
    for (const path of ['/home', '/setting']) {
      await page.goto(path);
      await expectAccessible(page);
      expect(await brightness(page)).toEqual(night);
    }
    await page.goto('/menu');
    await expectAccessible(page);
    await guest.openDish();
    await expectAccessible(page);

    // The system switches to the light scheme: no reload is necessary.
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await brightness(page)).toEqual(day);
  });
});

test.describe('without JavaScript', () => {
  test.use({ colorScheme: 'dark', javaScriptEnabled: false });

  test('the first paint is dark already', async ({ page }) => {
    await page.goto('/login');
    expect(await page.locator('meta[name="color-scheme"]').getAttribute('content')).toBe(
      'light dark',
    );
    const { backgroundColor, color } = await page.locator('body').evaluate((body) => ({
      backgroundColor: getComputedStyle(document.documentElement).backgroundColor,
      color: getComputedStyle(body).color,
    }));
    expect({ backgroundColor, color }).toEqual({
      backgroundColor: 'rgb(20, 16, 14)',
      color: 'rgb(245, 239, 235)',
    });
  });
});
