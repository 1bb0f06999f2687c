import { escapeHtml } from '../../../shared/text/escape.ts';
import type { Language } from '../../../shared/text/language.ts';

const LANGUAGES: readonly Language[] = ['en', 'zh_CN'];
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Returns the sitemap with each menu in each language. It has no `lastmod`: the database knows when
 * a draft was published, but not when files were imported. Search engines ignore wrong times.
 */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((menu) => {
    const path = origin + menu;
    const urlIn = (language: Language) => `${path}?lang=${language}`;
    const alternates = [
      ...LANGUAGES.map((each) => alternate(each.replace('_', '-'), urlIn(each))),
      alternate('x-default', path),
    ].join('');
    return LANGUAGES.map((each) => `<url><loc>${escapeHtml(urlIn(each))}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls.join('\n')}\n</urlset>\n`;
}

function alternate(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`;
}
