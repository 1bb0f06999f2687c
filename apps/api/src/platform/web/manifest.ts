import type { Language } from '../../shared/text/language.ts';
import type { CompanyRecord } from './find-company.ts';

/** Where the pictures for a home screen are drawn: see `app-icon.ts`. */
export const APP_ICON = '/app-icon.svg';
export const MASKABLE_ICON = '/app-icon-maskable.svg';

/** As the interface's page and bars by day: `packages/ui/src/styles/colors.css`. */
const GROUND = '#f6f4f2';
const BARS = '#ffffff';
/** What a home screen has room for under a picture, in characters. */
const SHORT = 12;

/** What a device needs to know to install a company's app, in one language. */
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
    theme_color: BARS,
    icons: [
      { src: APP_ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: MASKABLE_ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  };
}

/** As many whole words as there is room for, at least one; languages without spaces are cut. */
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
