import { dominantColors } from '@claypot/domain/theme';
import sharp from 'sharp';
import { isSvg } from '../../../../../import/pictures/picture.ts';
import type { SetUpDetails } from '../details.ts';
import type { Logo } from './create-pictures.ts';
import { colorOf } from './palette.ts';

/** Side in pixels of the logo that is searched for its colour. */
const SIDE = 64;

/**
 * Returns the colour of a new company: the one that the person has chosen, else the most frequent
 * one of the logo, else one that follows from the subdomain.
 */
export async function chooseColor(
  { brand_color, subdomain }: SetUpDetails['restaurant'],
  logo: Logo | null,
): Promise<string> {
  if (brand_color != null) return brand_color;
  const [color] = logo === null || isSvg(logo.name) ? [] : await colorsOf(logo.bytes);
  return color ?? colorOf(subdomain);
}

async function colorsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const pixels = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return dominantColors(pixels, 1);
}
