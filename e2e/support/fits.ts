import { expect, type Page } from '@playwright/test';
import { expectBars } from './bars.ts';

/** A size of window and text at which pages are checked. */
interface Layout {
  readonly name: string;
  /** Size of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS font size of the page; empty for the browser's own. */
  readonly fontSize: string;
}

const LARGE_TEXT: Layout = { name: 'text at 200 %', width: 390, height: 844, fontSize: '200%' };
const NARROW_LARGE_TEXT: Layout = { ...LARGE_TEXT, name: '320 px, text at 200 %', width: 320 };
const NARROW: Layout = { name: '320 px', width: 320, height: 640, fontSize: '' };

/** Checks that the page cuts off nothing on a phone 320 px wide, nor with text at 200 %. */
export function expectNothingLost(page: Page): Promise<void> {
  return inLayouts(page, [LARGE_TEXT, NARROW], ({ name }) => expectNothingCutOff(page, name));
}

/** Checks as `expectNothingLost` does, and the bars with text at 200 % at both phone widths. */
export function expectFits(page: Page): Promise<void> {
  return inLayouts(page, [LARGE_TEXT, NARROW_LARGE_TEXT, NARROW], async (layout) => {
    if (layout !== NARROW_LARGE_TEXT) await expectNothingCutOff(page, layout.name);
    if (layout !== NARROW) await expectBars(page, layout.name);
  });
}

/** Runs a check in each layout. Then restores the size of the window. */
async function inLayouts(
  page: Page,
  layouts: readonly Layout[],
  check: (layout: Layout) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const layout of layouts) {
    await page.setViewportSize(layout);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, layout.fontSize);
    await check(layout);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Checks that the page cuts off nothing at the size of its window.
 *
 * @param layout name of the layout, for the message
 */
export async function expectNothingCutOff(page: Page, layout?: string): Promise<void> {
  expect(await findLosses(page), layout).toEqual([]);
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
