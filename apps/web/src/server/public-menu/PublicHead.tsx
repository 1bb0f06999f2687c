import { LANGUAGES, type Language, languageTag } from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';
import type { Restaurant, WithContext } from 'schema-dts';
import type { PublicCompany } from './public-menu-request.ts';
import { publicMenuPath, publicMenuPathIn } from './public-urls.ts';
import { scriptText } from './script-text.ts';

interface PublicHeadProps {
  readonly branch: Pick<Branch, 'id'>;
  readonly company: Pick<PublicCompany, 'company_name'>;
  readonly language: Language;
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** Absolute URL. */
  readonly image: string;
  readonly jsonLd: WithContext<Restaurant>;
}

/** Locales in the format of Open Graph. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', zh_CN: 'zh_CN' };

/** Elements of a page that search engines and messengers read. */
export function PublicHead(props: PublicHeadProps) {
  const { branch, company, description, image, jsonLd, language, origin, title } = props;
  const urlIn = (each: Language) => origin + publicMenuPathIn(branch, each);
  const others = LANGUAGES.filter((each) => each !== language);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={urlIn(language)} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={languageTag(each)} href={urlIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + publicMenuPath(branch)} />
      <meta property="og:type" content="restaurant.menu" />
      <meta property="og:site_name" content={company.company_name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={urlIn(language)} />
      <meta property="og:image" content={image} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      {others.map((each) => (
        <meta key={each} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[each]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is escaped
        dangerouslySetInnerHTML={{ __html: scriptText(jsonLd) }}
      />
    </>
  );
}
