import type { RefCallback } from 'react';

type Edge = 'top' | 'bottom';

/** Mounted bars with their edge of the window. */
const bars = new Map<HTMLElement, Edge>();

let observer: ResizeObserver | undefined;

/** Ref for a bar that is sticky at the top of the window. */
export const stickyTopRef = stickyRef('top');

/** Ref for a bar that is sticky at the bottom of the window. */
export const stickyBottomRef = stickyRef('bottom');

/**
 * Measures the bars for `scroll-padding`, so that the browser scrolls a focused element out from
 * under them. A stylesheet cannot know their heights, which depend on the text.
 */
function stickyRef(edge: Edge): RefCallback<HTMLElement> {
  return (bar) => {
    if (bar === null) return;
    observer ??= new ResizeObserver(applyHeights);
    bars.set(bar, edge);
    observer.observe(bar);
    return () => {
      observer?.unobserve(bar);
      bars.delete(bar);
      applyHeights();
    };
  };
}

function applyHeights(): void {
  const { style } = document.documentElement;
  style.setProperty('--sticky-top', `${coveredAt('top')}px`);
  style.setProperty('--sticky-bottom', `${coveredAt('bottom')}px`);
}

/** Returns the distance in px from the edge of the window to the far side of its bars. */
function coveredAt(edge: Edge): number {
  const distances = [...bars].map(([bar, at]) => {
    const style = getComputedStyle(bar);
    // In a wide window the main navigation is sticky at the top of the side, not at the bottom.
    if (at !== edge || style.position !== 'sticky' || style[edge] === 'auto') return 0;
    // A bar above a picture has no height; its content overflows.
    return Math.max(bar.offsetHeight, bar.scrollHeight) + (Number.parseFloat(style[edge]) || 0);
  });
  return Math.max(0, ...distances);
}
