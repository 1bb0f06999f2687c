import type { Branch } from '@claypot/sdk';
import { fromWire } from '@claypot/sdk';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import styles from './NoBranch.module.css';
import { PublicFrame } from './PublicFrame.tsx';
import { drawPublicPage, publicTexts } from './PublicPage.tsx';
import type { NoBranchRequest, PublicCompany } from './public-menu-request.ts';
import { publicMenuPathIn } from './public-urls.ts';

/** Renders the page shown if no branch has the address, with the menus of the other branches. */
export async function renderNoBranch(request: NoBranchRequest): Promise<string> {
  const { branches, language, styles: sheets } = request;
  const company = fromWire('Company', request.company);
  const i18n = await publicTexts(language);
  return drawPublicPage({
    brand: request.brand,
    i18n,
    language,
    timeZone: company.time_zone,
    styles: sheets,
    title: `${i18n.t('publicMenu:noBranchTitle')} · ${company.company_name}`,
    head: <meta name="robots" content="noindex" />,
    children: <NoBranch branches={branches} company={company} language={language} />,
  });
}

interface NoBranchProps extends Pick<NoBranchRequest, 'branches' | 'language'> {
  readonly company: PublicCompany;
}

function NoBranch({ branches, company, language }: NoBranchProps) {
  const { t } = useTranslation('publicMenu');
  const linkOf = (branch: Branch) => publicMenuPathIn(branch, language);
  return (
    <PublicFrame company={company} language={language} pathIn={(each) => `?lang=${each}`}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('noBranchTitle')}</h1>
        <p>{t('noBranchText')}</p>
        <ul>
          {branches.map((branch) => (
            <li key={branch.id}>
              <a href={linkOf(branch)} className={styles.branch}>
                <span className={styles.name}>{branch.branch_name}</span>
                <span className={styles.address}>{branch.address}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </PublicFrame>
  );
}
