import { code128, type DrawingContext } from 'bwip-js/generic';
import type { Bars } from './bars.ts';

/**
 * Encodes a text as CODE128. The encoder is larger than the code of a screen, so load this module
 * on demand.
 *
 * @throws Error if CODE128 cannot encode the text, for example an empty one.
 */
export function encodeBarcode(text: string): Bars {
  return code128({ bcid: 'code128', text, scale: 1 }, barsOnly());
}

/** Drawing context that records the positions of the bars instead of drawing them. */
function barsOnly(): DrawingContext<Bars> {
  const bars: { x: number; width: number }[] = [];
  let total = 0;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      total = width;
    },
    // The encoder passes the centre of a bar, rounded up to a whole module.
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
