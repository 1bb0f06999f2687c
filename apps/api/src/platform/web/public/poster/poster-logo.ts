import type { Db } from '../../../db/db.ts';
import { openImage } from '../../../images/open-image.ts';
import type { PdfPicture } from '../../../pdf/write-pdf.ts';
import { findMedia } from '../../files/media.ts';

/** Pixels that suffice for a logo of 90 mm in print. */
const WIDTH = 1000;
const HEIGHT = 400;
const MOST_PIXELS = 50_000_000;

/**
 * Returns a company's logo for print, on white; null if it is an SVG, which the server does not
 * draw.
 *
 * @param path such as `/media/demo/logo-1a2b.avif`
 */
export async function readPosterLogo(db: Db, path: unknown): Promise<PdfPicture | null> {
  const [, subdomain, file] = /^\/media\/([^/]+)\/([^/]+)$/.exec(String(path)) ?? [];
  if (subdomain === undefined || file === undefined) return null;
  const stored = await findMedia(db, subdomain, file);
  if (stored === null || stored.content_type === 'image/svg+xml') return null;
  const { data, info } = await (await openImage(stored.bytes, MOST_PIXELS))
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
