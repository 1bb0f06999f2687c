import type { Language } from '../../shared/text/language.ts';
import { pageBrand } from './brand/page-brand.ts';
import type { CompanyRecord } from './find-company.ts';

/** URL paths of the home-screen icons; see `app-icon.ts`. */
export const APP_ICON = '/app-icon.svg';
export const MASKABLE_ICON = '/app-icon-maskable.svg';

/** Same as the light theme's page and bars in `packages/ui/src/styles/colors.css`. */
const GROUND = '#f6f4f2';
const BARS = '#ffffff';
/** Maximum characters of a name below a home-screen icon. */
const SHORT = 12;

/** Returns the web app manifest of a company in one language. */
export function webManifest(company: CompanyRecord, language: Language): object {
  const name = text(company.company_name);
  return {
    id: '/',
    name,
    short_name: shortened(name),
    lang: language.replace('_', '-'),
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: pageBrand(company)?.bars.light ?? BARS,
    icons: [
      { src: APP_ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: MASKABLE_ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  };
}

/**
 * Returns as many whole words as fit. A first word that is too long is cut, e.g. in languages
 * without spaces.
 */
function shortened(name: string): string {
  if (name.length <= SHORT) return name;
  const [first = name, ...others] = name.split(' ');
  if (first.length > SHORT) return first.slice(0, SHORT);
  let short = first;
  for (const word of others) {
    if (`${short} ${word}`.length > SHORT) break;
    short = `${short} ${word}`;
  }
  return short;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
