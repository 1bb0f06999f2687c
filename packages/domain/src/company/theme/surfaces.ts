/**
 * Colours of the design system that brand colours are drawn on or below. They equal the values in
 * `packages/ui/src/styles/colors.css`, which `npm run check` compares.
 */
export const SURFACES = {
  light: {
    page: '#f6f4f2',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f1eeeb',
    text: '#231815',
    'text-soft': '#665a54',
    'text-faint': '#786c66',
    'tier-ground': '#2b1d18',
  },
  dark: {
    page: '#14100e',
    surface: '#1f1a17',
    raised: '#271f1b',
    sunken: '#322a26',
    text: '#f5efeb',
    'text-soft': '#bfb2aa',
    'text-faint': '#a89b93',
    'tier-ground': '#2e211b',
  },
} as const;

/** Colours that are the same in light and dark mode. */
export const FIXED = {
  'text-on-action': '#ffffff',
  'text-on-inverse': '#ffffff',
  plate: '#ffffff',
  'plate-pressed': '#f1eeeb',
} as const;
