/** Words between a given name and the name of the father. */
const PATRONYMIC = /\s(?:bin|binti|binte|bte|bt|anak|a\/l|a\/p|s\/o|d\/o)\.?\s/iu;

/**
 * Returns the name by which staff address a member; null without a name. It is the whole name,
 * because the family name is first in Chinese names, also in Latin letters (Tan Mei Ling). Only the
 * name of the father is left out (Siti Aminah binti Ahmad).
 */
export function firstNameOf(fullName: string | null): string | null {
  const name = fullName?.trim().replace(/\s+/gu, ' ') ?? '';
  const [given = ''] = name.split(PATRONYMIC);
  return given || name || null;
}
