import sharp from 'sharp';
import { isSvg } from '../../../../../import/pictures/picture.ts';
import { PICTURES } from '../company-record.ts';
import type { SetUpDetails } from '../details.ts';
import { drawBanner } from './draw-banner.ts';
import { drawDish } from './draw-dish.ts';
import { initialsLogo } from './initials-logo.ts';
import type { Painting } from './paint.ts';
import { paletteOf } from './palette.ts';

/** A logo as it will be served. */
export interface Logo {
  /** `logo.svg` or `logo.avif`; the type of other pictures is that of their bytes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Name of the logo of a company without one. */
const INITIALS = 'logo.svg';

/** Returns the name of the logo's file in the folder. */
export function logoName(logo: Logo | null): string {
  return logo?.name ?? INITIALS;
}

/**
 * Returns pictures that pass the checks of a folder, without drawing them, by name.
 */
export function standInPictures(logo: Logo | null): ReadonlyMap<string, Uint8Array> {
  const drawing = new TextEncoder().encode('<svg/>');
  const names = [PICTURES.banner, PICTURES.bannerThumb, PICTURES.dish];
  return new Map([
    [INITIALS, drawing],
    ...names.map((name) => [name, PNG] as const),
    ...(logo ? [[logo.name, logo.bytes] as const] : []),
  ]);
}

/** First bytes of a PNG picture. */
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width of the banner in pixels. It is drawn at half the size, because it has no sharp edges. */
const BANNER_WIDTH = 1200;
/** Width and height of the logo on the banner, in pixels. */
const LOGO_SIDE = 300;
/** Width of the small banner, in pixels. */
const THUMB_WIDTH = 600;
/** The drawings have few details, so this quality is enough. */
const AVIF = { quality: 55, effort: 2 };

/**
 * Creates the pictures that a company begins with: logo, banner and the picture of dishes without a
 * photograph. The same input gives the same pictures.
 * @param logo the person's own; null for one with the initials of the name.
 * @param color `#rrggbb`, from which the colours of the drawings follow.
 */
export async function createPictures(
  { restaurant: { name } }: SetUpDetails,
  logo: Logo | null,
  color: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const palette = paletteOf(color);
  const shown = logo ?? { name: INITIALS, bytes: initialsLogo(name.en, palette) };
  const drawn = await toSharp(drawBanner(palette)).resize(BANNER_WIDTH).png().toBuffer();
  const ground = sharp(drawn);
  const banner = isSvg(shown.name)
    ? ground
    : ground.composite([{ input: await onPlate(shown.bytes) }]);
  const whole = await banner.png().toBuffer();
  return new Map<string, Uint8Array>([
    [shown.name, shown.bytes],
    [PICTURES.banner, await sharp(whole).avif(AVIF).toBuffer()],
    [PICTURES.bannerThumb, await sharp(whole).resize(THUMB_WIDTH).avif(AVIF).toBuffer()],
    [PICTURES.dish, await toSharp(drawDish(palette)).avif(AVIF).toBuffer()],
  ]);
}

/** Returns a logo with a white margin, because it may be dark or transparent. */
function onPlate(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes)
    .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: '#ffffff' })
    .png()
    .toBuffer();
}

function toSharp({ width, height, pixels }: Painting) {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
