import { expect, type Page } from '@playwright/test';

const WIDTHS = [390, 320] as const;

/** Checks the bars of the page with text at 200 %, at both phone widths. */
export async function expectBarsWhole(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => findFaults(page), `bars at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (before) await page.setViewportSize(before);
}

/**
 * Returns bars that overlap, texts of a bar that overlap or are outside of it, and targets of a bar
 * below 44 px. A bar is a sticky or fixed element.
 */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding of positions between pixels, in px. */
    const slack = 2;
    const faults: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
    const bars = [...document.querySelectorAll<HTMLElement>('#root *, body > div *')].filter(
      (element) =>
        /sticky|fixed/.test(getComputedStyle(element).position) &&
        isShown(element) &&
        element.offsetHeight > 0,
    );
    for (const bar of bars) {
      const box = bar.getBoundingClientRect();
      const named = (text: string) => `${text} in ${bar.outerHTML.slice(0, 120)}`;
      const texts: { text: string; rect: DOMRect }[] = [];
      const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!parent || text === '' || !isShown(parent) || parent.offsetWidth <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        texts.push({ text, rect: range.getBoundingClientRect() });
      }
      for (const [index, { text, rect }] of texts.entries()) {
        if (rect.left < box.left - slack || rect.right > box.right + slack)
          faults.push(named(`"${text}" is outside`));
        for (const other of texts.slice(index + 1))
          if (overlap(rect, other.rect)) faults.push(named(`"${text}" overlaps "${other.text}"`));
      }
      for (const target of bar.querySelectorAll<HTMLElement>('a, button')) {
        if (!isShown(target)) continue;
        const { width, height } = target.getBoundingClientRect();
        // Small buttons extend their target by 4 px on each side.
        if (height < 36 || (height < 44 && getComputedStyle(target, '::after').content === 'none'))
          faults.push(named(`target of ${Math.round(width)} x ${Math.round(height)} px`));
      }
    }
    // At the bottom of the window, no bar lies on another.
    const low = bars.filter((bar) => bar.getBoundingClientRect().bottom > innerHeight / 2);
    for (const [index, bar] of low.entries())
      for (const other of low.slice(index + 1))
        if (
          !bar.contains(other) &&
          !other.contains(bar) &&
          overlap(bar.getBoundingClientRect(), other.getBoundingClientRect())
        )
          faults.push(`${bar.outerHTML.slice(0, 120)} overlaps ${other.outerHTML.slice(0, 120)}`);
    return faults;
  });
}
