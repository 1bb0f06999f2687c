import type { Language } from '@claypot/i18n';
import { LinkButton } from '@claypot/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { encodeQrCode } from '../../../screens/loyalty/codes/encoders/encode-qr-code.ts';
import type { Modules } from '../../../screens/loyalty/codes/encoders/modules.ts';
import { drawPublicPage, publicTexts } from '../PublicPage.tsx';
import type { PageBrand } from '../public-menu-request.ts';
import styles from './Poster.module.css';
import { type PosterNames, PosterSvg } from './PosterSvg.tsx';

interface PosterRequest {
  readonly names: Readonly<Record<Language, PosterNames>>;
  /** Absolute URL of the menu. */
  readonly url: string;
}

interface PosterPicture extends PosterRequest {
  /** Colour of the company's name; null for black. */
  readonly ink: string | null;
}

/** Texts and code of a poster. */
interface PosterContent extends PosterRequest {
  /** Sentence that asks to scan the code. */
  readonly scan: Readonly<Record<Language, string>>;
  /** Modules of the QR code, by row. */
  readonly code: Modules;
}

/** Returns what the poster of a branch shows, for the server to print it. */
export async function readPoster({ names, url }: PosterRequest): Promise<PosterContent> {
  const { t } = await publicTexts('en');
  const scanIn = (lng: Language) => t('publicMenu:scan', { lng });
  const scan = { en: scanIn('en'), zh_CN: scanIn('zh_CN') };
  return { names, url, scan, code: encodeQrCode(url) };
}

/** Renders the poster of a branch as a picture that keeps its sharpness at every size. */
export async function renderPoster({ ink, ...poster }: PosterPicture): Promise<string> {
  return renderToStaticMarkup(<PosterSvg {...(await readPoster(poster))} ink={ink} />);
}

interface PosterPageRequest {
  /** Null for the standard colours. */
  readonly brand: PageBrand | null;
  readonly branchName: string;
  readonly language: Language;
  /** Path of the poster as a picture. */
  readonly poster: string;
  /** Path of the poster as PDF. */
  readonly pdf: string;
  /** Paths of the style sheets. */
  readonly styles: readonly string[];
}

/** Renders a page to print: a poster for the window, and four cards for tables. */
export async function renderPosterPage(request: PosterPageRequest): Promise<string> {
  const { branchName, language, pdf, poster } = request;
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
    children: <PosterPage pdf={pdf} poster={poster} title={title} />,
  });
}

const CARDS = ['1', '2', '3', '4'];

interface PosterPageProps extends Pick<PosterPageRequest, 'pdf' | 'poster'> {
  readonly title: string;
}

function PosterPage({ pdf, poster, title }: PosterPageProps) {
  const { t } = useTranslation('publicMenu');
  return (
    <main className={styles.page}>
      <header className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p>{t('posterText')}</p>
        <LinkButton href={pdf} size="lg">
          {t('posterPdf')}
        </LinkButton>
        <a href={`${pdf}?size=A6`} className={styles.link}>
          {t('posterCard')}
        </a>
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
