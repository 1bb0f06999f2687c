/** A picture as it is stored. */
interface Logo {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Width and height of the drawing, and of the logo in it. */
const SIDE = 512;
/**
 * A launcher may cut a maskable picture down to a circle of four fifths of its width, and the
 * largest square in that is a little over half as wide.
 */
const SAFE = 288;
const GROUND = '#ffffff';

/** A company's logo as a launcher shows it: alone, or on a ground that it may cut to any shape. */
export function drawAppIcon({ contentType, bytes }: Logo, isMaskable: boolean): string {
  const side = isMaskable ? SAFE : SIDE;
  const at = (SIDE - side) / 2;
  const data = `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
  const ground = isMaskable ? `<rect width="${SIDE}" height="${SIDE}" fill="${GROUND}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${ground}<image href="${data}" x="${at}" y="${at}" width="${side}" height="${side}"/></svg>`;
}
