/** Colour that the standard palette belongs to. */
export const STANDARD_COLOR = '#d4321a';

const HEX = /^#[0-9a-f]{6}$/;

/** True for `#rrggbb` in lower case, the only format in which a brand colour is stored. */
export function isBrandColor(text: string): boolean {
  return HEX.test(text);
}
