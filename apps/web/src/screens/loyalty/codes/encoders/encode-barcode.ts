import { code128, type DrawingContext } from 'bwip-js/generic';
import type { Bars } from './bars.ts';

/**
 * A text as CODE128. Weighs more than a screen: it is loaded when a code is to be shown.
 * @throws Error for a text that CODE128 cannot carry, such as an empty one
 */
export function encodeBarcode(text: string): Bars {
  return code128({ bcid: 'code128', text, scale: 1 }, barsOnly());
}

/** Takes down where the encoder draws its bars, and draws nothing. */
function barsOnly(): DrawingContext<Bars> {
  const bars: { x: number; width: number }[] = [];
  let total = 0;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      total = width;
    },
    // It is given by its middle, rounded up where it is half of a module.
    line: (middle, _y, _x, _top, width) => {
      bars.push({ x: middle - Math.ceil(width / 2), width });
    },
    polygon: () => {},
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    text: () => {},
    end: () => ({ width: total, bars }),
  };
}
