import { createI18n, type I18n, type Language, languageTag, loadAllTexts } from '@claypot/i18n';
import { addPublicMenuTexts } from '@claypot/i18n/public-menu';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { TimeZoneProvider } from '../../hooks/time/time-zone-context.ts';
import { BrandTags } from './BrandTags.tsx';
import type { PageBrand } from './public-menu-request.ts';

interface PublicPageProps {
  readonly i18n: I18n;
  readonly language: Language;
  readonly timeZone: string;
  readonly styles: readonly string[];
  readonly title: string;
  /** Null for the standard colours. */
  readonly brand: PageBrand | null;
  /** Further elements of the head. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** Returns a complete document without scripts. */
export function drawPublicPage(props: PublicPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<PublicPage {...props} />)}`;
}

function PublicPage({
  brand,
  children,
  head,
  i18n,
  language,
  styles,
  timeZone,
  title,
}: PublicPageProps) {
  return (
    <html lang={languageTag(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {brand !== null && <BrandTags brand={brand} />}
        {head}
      </head>
      <body>
        <I18nextProvider i18n={i18n}>
          <TimeZoneProvider value={timeZone}>{children}</TimeZoneProvider>
        </I18nextProvider>
      </body>
    </html>
  );
}

const texts = new Map<Language, Promise<I18n>>();

/** Returns the texts of a language, with those of the public menu. No page changes them. */
export function publicTexts(language: Language): Promise<I18n> {
  const known =
    texts.get(language) ?? createI18n(language).then(loadAllTexts).then(addPublicMenuTexts);
  texts.set(language, known);
  return known;
}
