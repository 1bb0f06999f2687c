export interface ScaleBar {
  readonly metres: number;
  readonly pixels: number;
}

/**
 * Returns the longest bar of at most `most` px for a round distance: 1, 2 or 5 times a power of
 * ten.
 */
export function scaleBar(metresPerPixel: number, most: number): ScaleBar {
  const room = metresPerPixel * most;
  const power = 10 ** Math.floor(Math.log10(room));
  const round = [5, 2, 1].find((times) => times * power <= room) ?? 1;
  const metres = round * power;
  return { metres, pixels: metres / metresPerPixel };
}
