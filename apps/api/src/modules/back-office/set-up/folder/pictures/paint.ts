/** Red, green and blue, 0–255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Pixels without transparency, as sharp reads them. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel, by row. */
  readonly pixels: Uint8Array;
}

/** Paints each pixel. */
export function paint(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Painting {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) pixels.set(colourAt(x, y), at);
  }
  return { width, height, pixels };
}

/** Mixes two colours; `share` is that of the second one, from 0 to 1. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) =>
    Math.round(first[index] + (second[index] - first[index]) * share);
  return [part(0), part(1), part(2)];
}

/**
 * Returns how much of a pixel a circle covers, from 0 to 1. The edge is `blur` pixels wide.
 */
export function circle(
  { x, y }: { readonly x: number; readonly y: number },
  centre: { readonly x: number; readonly y: number; readonly radius: number },
  blur = 1.5,
): number {
  const distance = Math.hypot(x - centre.x, y - centre.y);
  return Math.min(1, Math.max(0, (centre.radius - distance) / blur + 0.5));
}

/** Converts hue in degrees, saturation and lightness from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
