import { expect, type Page } from '@playwright/test';

/**
 * Checks the bars of the page at the size of its window.
 *
 * @param layout name of the layout, for the message
 */
export async function expectBars(page: Page, layout: string): Promise<void> {
  await expect.poll(() => findFaults(page), `bars: ${layout}`).toEqual([]);
}

/**
 * Returns bars that overlap, texts of a bar that overlap or are outside of it, and targets of a bar
 * below 44 px. A bar is a sticky or fixed element.
 */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding of positions between pixels, in px. */
    const slack = 2;
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
    const named = (bar: Element, text: string) => `${text} in ${bar.outerHTML.slice(0, 120)}`;
    const textNodes = (element: Element): Node[] =>
      [...element.childNodes].flatMap((node) =>
        node instanceof Element ? textNodes(node) : node instanceof Text ? [node] : [],
      );
    const isText = (node: Node) =>
      node.textContent?.trim() !== '' &&
      node.parentElement !== null &&
      isShown(node.parentElement) &&
      node.parentElement.offsetWidth !== 1;
    const isScrolled = (node: Node, bar: Element) => {
      for (let at = node.parentElement; at !== null; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
        if (at === bar) return false;
      }
      return false;
    };
    const rectOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const textFaults = (bar: Element) => {
      const box = bar.getBoundingClientRect();
      const texts = textNodes(bar).filter(isText);
      return texts.flatMap((node, index) => {
        const rect = rectOf(node);
        const isBeside = rect.left < box.left - slack || rect.right > box.right + slack;
        const isOutside = isBeside && !isScrolled(node, bar);
        const covered = texts.slice(index + 1).filter((other) => overlap(rect, rectOf(other)));
        return [
          ...(isOutside ? [named(bar, `"${node.textContent}" is outside`)] : []),
          ...covered.map((other) =>
            named(bar, `"${node.textContent}" overlaps "${other.textContent}"`),
          ),
        ];
      });
    };
    // Small buttons extend their target by 4 px on each side.
    const isSmall = (target: HTMLElement) =>
      target.offsetHeight < (getComputedStyle(target, '::after').content === 'none' ? 44 : 36);
    const targetFaults = (bar: Element) =>
      [...bar.querySelectorAll<HTMLElement>('a, button')]
        // A skip link is one pixel high until it has the focus.
        .filter((target) => target.offsetHeight > 1 && isShown(target) && isSmall(target))
        .map((target) => named(bar, `target ${target.offsetHeight} px high`));
    // At the bottom of the window, no bar lies on another.
    const low = bars.filter(
      (bar) =>
        getComputedStyle(bar).bottom !== 'auto' &&
        bar.getBoundingClientRect().bottom > innerHeight / 2,
    );
    const covers = (bar: Element, other: Element) =>
      !bar.contains(other) &&
      !other.contains(bar) &&
      overlap(bar.getBoundingClientRect(), other.getBoundingClientRect());
    const barFaults = low.flatMap((bar, index) =>
      low
        .slice(index + 1)
        .filter((other) => covers(bar, other))
        .map((other) => named(bar, `${other.outerHTML.slice(0, 120)} covers another bar`)),
    );
    return [...bars.flatMap(textFaults), ...bars.flatMap(targetFaults), ...barFaults];
  });
}
