import type { Browser } from 'playwright-core';

/** Size of one phone in CSS pixels; a larger one makes the file exceed 400 kB. */
const PHONE = { width: 270, height: 584 } as const;
/** Space around each phone in CSS pixels. */
const GAP = 24;

/**
 * Draws pictures of screens side by side as phones.
 * @param screens PNG files, in the order from left to right.
 * @returns one PNG.
 */
export async function composePhones(browser: Browser, screens: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: {
      width: screens.length * (PHONE.width + GAP) + GAP,
      height: PHONE.height + 2 * GAP,
    },
  });
  try {
    await page.setContent(pageOf(screens));
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

function pageOf(screens: readonly Buffer[]): string {
  const images = screens.map(
    (screen) => `<img alt="" src="data:image/png;base64,${screen.toString('base64')}">`,
  );
  return `<style>
    body { display: flex; gap: ${GAP}px; margin: ${GAP}px; background: #e7e2dd; }
    img { width: ${PHONE.width}px; height: ${PHONE.height}px; border-radius: 20px; }
  </style>${images.join('')}`;
}
