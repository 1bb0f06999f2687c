/** A stored picture. */
interface Logo {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Width and height of the icon, and of a logo that is not maskable. */
const SIDE = 512;
/**
 * Width of a maskable logo. Launchers may crop the icon to a circle of 80 % of its width; the
 * largest square in it is 56 % wide.
 */
const SAFE = 288;
const GROUND = '#ffffff';

/**
 * Returns the company's logo as an SVG icon; a maskable one has a background that a launcher may
 * crop.
 */
export function drawAppIcon({ contentType, bytes }: Logo, isMaskable: boolean): string {
  const side = isMaskable ? SAFE : SIDE;
  const at = (SIDE - side) / 2;
  const data = `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
  const ground = isMaskable ? `<rect width="${SIDE}" height="${SIDE}" fill="${GROUND}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${ground}<image href="${data}" x="${at}" y="${at}" width="${side}" height="${side}"/></svg>`;
}
