import { expect, type Page } from '@playwright/test';
import { expectBars } from './bars.ts';

const NARROW = { width: 320, height: 640 } as const;
const USUAL = { width: 390, height: 844 } as const;

/** Checks that the page cuts off nothing on a phone 320 px wide, nor with text at 200 %. */
export async function expectNothingLost(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  expect(await findLosses(page), 'at 320 px').toEqual([]);
  await page.setViewportSize(USUAL);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await findLosses(page), 'with text at 200 %').toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

/**
 * Checks the page as `expectNothingLost` and `expectBarsWhole` do, with each size laid out once.
 * The window must have the usual size.
 */
export async function expectFits(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await findLosses(page), 'with text at 200 %').toEqual([]);
  await expectBars(page, USUAL.width);
  await page.setViewportSize({ width: NARROW.width, height: USUAL.height });
  await expectBars(page, NARROW.width);
  await page.setViewportSize(NARROW);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  expect(await findLosses(page), 'at 320 px').toEqual([]);
  await page.setViewportSize(USUAL);
}

/** Checks that the page cuts off nothing at the size of its window. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  expect(await findLosses(page)).toEqual([]);
}

/**
 * Returns the page's width if it scrolls sideways, and the elements with text that are outside of
 * the page or cut off by their box.
 */
function findLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Browsers skip rows outside the viewport and would lay out each again for every measurement.
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(everything);
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide`] : [];
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Texts for screen readers have a box of one pixel.
      return hasText && isSeen && element.offsetWidth > 1;
    });
    // Slides and categories are in a horizontally scrolling row.
    const isRow = (box: HTMLElement) =>
      box.scrollWidth > box.clientWidth + 1 &&
      (box.tagName === 'UL' || /auto|scroll/.test(getComputedStyle(box).overflowX));
    const isInRow = ({ parentElement }: HTMLElement): boolean =>
      parentElement !== null && (isRow(parentElement) || isInRow(parentElement));
    const isOutside = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > clientWidth + 1 || left < -1) && !isInRow(element);
    };
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      const cutsSideways = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      // Descriptions are clamped to some lines on purpose; the dish's screen shows the complete
      // text.
      const cutsBelow = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2;
      return cutsSideways || (cutsBelow && webkitLineClamp === 'none');
    };
    const lost = texts.filter((element) => isOutside(element) || isCut(element));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== everything,
    );
    return [...wide, ...lost.map((element) => element.outerHTML.slice(0, 300))];
  });
}
