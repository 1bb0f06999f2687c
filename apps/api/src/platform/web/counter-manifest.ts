import type { Language } from '../../shared/text/language.ts';
import type { CompanyRecord } from './find-company.ts';

/** Same as the light theme's page and bars in `packages/ui/src/styles/colors.css`. */
const GROUND = '#f6f4f2';
const BARS = '#ffffff';

const NAME: Readonly<Record<Language, string>> = { en: 'Counter', zh_CN: '柜台' };

/** Returns the web app manifest of a company's counter in one language. */
export function counterManifest(company: CompanyRecord, language: Language): object {
  const name = NAME[language];
  const icon = { type: 'image/png', purpose: 'any' };
  return {
    id: '/counter/',
    name: `${name} · ${company.company_name}`,
    short_name: name,
    lang: language.replace('_', '-'),
    dir: 'ltr',
    start_url: '/counter',
    scope: '/counter',
    display: 'standalone',
    background_color: GROUND,
    theme_color: BARS,
    icons: [
      { src: '/counter/icon-192.png', sizes: '192x192', ...icon },
      { src: '/counter/icon-512.png', sizes: '512x512', ...icon },
      { src: '/counter/icon-maskable-512.png', sizes: '512x512', ...icon, purpose: 'maskable' },
    ],
  };
}
