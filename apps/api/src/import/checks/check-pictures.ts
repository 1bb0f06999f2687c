import { findPictureProblem, isSvg } from '../pictures/picture.ts';
import { listPictureUses, type PictureUse } from '../pictures/picture-uses.ts';
import type { Problem } from '../read/problem.ts';
import type { Entry } from '../read/reader.ts';
import type { Restaurant } from '../read/restaurant.ts';

/** SVG can contain code, so it is accepted only in fields of the company itself. */
const MAY_BE_SVG = ['company_logo', 'company_logo_thumb', 'ticket'];

/**
 * Checks that every picture exists and is valid. Invalid content is reported once per picture, at
 * its first use; a missing file or a forbidden SVG at every use.
 */
export function checkPictures(
  restaurant: Restaurant,
  images: ReadonlyMap<string, Uint8Array>,
): Problem[] {
  const messages = new Map<string, string | null>();
  return listPictureUses(restaurant).flatMap((use) => {
    const bytes = images.get(use.name);
    if (!bytes)
      return [problemAt(use, `there is no images/${use.name}; add it or correct the name`)];
    if (isSvg(use.name) && !MAY_BE_SVG.includes(String(use.field[0]))) {
      return [
        problemAt(use, 'only a logo and a ticket may be SVG; use .jpg, .png, .webp or .avif'),
      ];
    }
    if (messages.has(use.name)) return [];
    const problemText = findPictureProblem(use.name, bytes);
    messages.set(use.name, problemText);
    return problemText === null ? [] : [problemAt(use, `images/${use.name} ${problemText}`)];
  });
}

function problemAt({ entry, field }: PictureUse, message: string): Problem {
  return entry.source.problem([...entry.path, ...field], message);
}

/** Checks that an entry does not set both `image` and `images`. */
export function checkImages({
  source,
  path,
  value,
}: Entry<{ image?: string | undefined; images?: readonly string[] | undefined }>): Problem[] {
  if (value?.image === undefined || value.images === undefined) return [];
  return [source.problem([...path, 'images'], 'cannot stand beside image; keep one')];
}
