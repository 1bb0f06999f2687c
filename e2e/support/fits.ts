import { expect, type Page } from '@playwright/test';

const NARROW = { width: 320, height: 640 } as const;
const USUAL = { width: 390, height: 844 } as const;

/** The page as it stands loses nothing on a phone 320 px wide, nor with text of twice its size. */
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

/** Whatever makes the page scroll sideways, stands outside of it, or is cut off by its own box. */
function findLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A browser leaves out rows that are out of sight and would lay out each again at every question.
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
      // Words for screen readers stand in a box of one pixel.
      return hasText && isSeen && element.offsetWidth > 1;
    });
    // Slides and categories stand in a row that is moved sideways.
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
      // A description is shortened to some lines on purpose; its dish shows all of it.
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
