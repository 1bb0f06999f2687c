import type { Language } from '@claypot/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { drawPublicPage, publicTexts } from '../PublicPage.tsx';
import type { PageBrand } from '../public-menu-request.ts';
import styles from './Poster.module.css';
import { type PosterNames, PosterSvg } from './PosterSvg.tsx';

interface PosterRequest {
  readonly names: Readonly<Record<Language, PosterNames>>;
  /** Absolute URL of the menu. */
  readonly url: string;
  /** Colour of the company's name; null for black. */
  readonly ink: string | null;
}

/** Renders the poster of a branch as a picture that keeps its sharpness at every size. */
export async function renderPoster(poster: PosterRequest): Promise<string> {
  const { t } = await publicTexts('en');
  const scanIn = (lng: Language) => t('publicMenu:scan', { lng });
  const scan = { en: scanIn('en'), zh_CN: scanIn('zh_CN') };
  return renderToStaticMarkup(<PosterSvg {...poster} scan={scan} />);
}

interface PosterPageRequest {
  /** Null for the standard colours. */
  readonly brand: PageBrand | null;
  readonly branchName: string;
  readonly language: Language;
  /** Path of the poster as a picture. */
  readonly poster: string;
  /** Paths of the style sheets. */
  readonly styles: readonly string[];
}

/** Renders a page to print: a poster for the window, and four cards for tables. */
export async function renderPosterPage(request: PosterPageRequest): Promise<string> {
  const { branchName, language, poster } = request;
  const i18n = await publicTexts(language);
  const title = i18n.t('publicMenu:posterTitle', { branch: branchName });
  return drawPublicPage({
    brand: request.brand,
    i18n,
    language,
    // The page shows no times.
    timeZone: 'UTC',
    styles: request.styles,
    title,
    head: <meta name="robots" content="noindex" />,
    children: <PosterPage poster={poster} title={title} />,
  });
}

const CARDS = ['1', '2', '3', '4'];

function PosterPage({ poster, title }: { readonly poster: string; readonly title: string }) {
  const { t } = useTranslation('publicMenu');
  return (
    <main className={styles.page}>
      <header className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p>{t('posterText')}</p>
      </header>
      <img src={poster} alt={t('posterWindow')} className={styles.window} />
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <img key={card} src={poster} alt={t('posterTable')} className={styles.card} />
        ))}
      </div>
    </main>
  );
}
