import type { Occasion } from '@claypot/domain/booking';

const TEXTS = {
  birthday: 'occasionBirthday',
  anniversary: 'occasionAnniversary',
  business: 'occasionBusiness',
  other: 'occasionOther',
} as const satisfies Record<Occasion, string>;

/** Returns the text key of an occasion. */
export function occasionText(occasion: Occasion): (typeof TEXTS)[Occasion] {
  return TEXTS[occasion];
}
