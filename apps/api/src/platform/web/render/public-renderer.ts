import type { Branch, DishCategory, DishSummary, PackageSummary } from '@claypot/sdk';
import type { Language } from '../../../shared/text/language.ts';
import type { PageBrand } from '../brand/page-brand.ts';
import type { CompanyRecord } from '../find-company.ts';

/** Data of a public page. The bundle of the web app has the type in `public-menu-request.ts`. */
interface PublicPage {
  /** Null for the standard colours. */
  readonly brand: Pick<PageBrand, 'bars' | 'style'> | null;
  /** Company as pages embed it. */
  readonly company: CompanyRecord;
  readonly language: Language;
  /** Scheme, host and port of the company's site. */
  readonly origin: string;
  /** Paths of the style sheets. */
  readonly styles: readonly string[];
}

/** Menu of a branch. */
export interface MenuOfBranch {
  readonly branch: Branch;
  readonly categories: readonly DishCategory[];
  readonly dishes: readonly DishSummary[];
  readonly packages: readonly PackageSummary[];
}

/** Company and branch in one language. */
interface PosterNames {
  readonly company: string;
  readonly branch: string;
}

/** Texts and code of a poster. */
export interface PosterContent {
  readonly names: Readonly<Record<Language, PosterNames>>;
  /** Sentence that asks to scan the code. */
  readonly scan: Readonly<Record<Language, string>>;
  /** Absolute URL of the menu. */
  readonly url: string;
  /** Modules of the QR code, by row. */
  readonly code: { readonly size: number; readonly dark: readonly boolean[] };
}

type PosterRequest = Pick<PosterContent, 'names' | 'url'>;

/** Functions of the server's bundle that render public pages. */
export interface PublicRenderer {
  /** @param menu `now` in epoch ms */
  readonly renderPublicMenu: (
    menu: PublicPage & MenuOfBranch & { readonly isLanguageNamed: boolean; readonly now: number },
  ) => Promise<string>;
  readonly renderNoBranch: (
    page: PublicPage & { readonly branches: readonly Branch[] },
  ) => Promise<string>;
  /** Returns an SVG. `ink` is the colour of names; null for black. */
  readonly renderPoster: (
    poster: PosterRequest & { readonly ink: string | null },
  ) => Promise<string>;
  /** Returns what a printed poster shows. */
  readonly readPoster: (poster: PosterRequest) => Promise<PosterContent>;
  /** `poster` is the path of the SVG, `pdf` that of the PDF. */
  readonly renderPosterPage: (
    page: Pick<PublicPage, 'brand' | 'language' | 'styles'> & {
      readonly branchName: string;
      readonly poster: string;
      readonly pdf: string;
    },
  ) => Promise<string>;
}
