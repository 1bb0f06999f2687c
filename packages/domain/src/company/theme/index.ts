/** Colours of a company, derived from its brand colour. Apart from the server, load it lazily. */

export { isBrandColor, STANDARD_COLOR } from './brand-color.ts';
export {
  type BrandPalette,
  type BrandRole,
  brandPalette,
  type RoleColors,
} from './brand-palette.ts';
export { type BrandShift, brandShifts } from './brand-shifts.ts';
export { browserColors } from './browser-colors.ts';
export { dominantColors } from './dominant-colors.ts';
export { SURFACES } from './surfaces.ts';
