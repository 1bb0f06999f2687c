import type { SessionBranch } from '@claypot/sdk/counter';
import { Card, documentIcon, ListRow, qrCodeIcon, storeIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/layout/Page.tsx';
import styles from './LinksView.module.css';

export interface LinksViewProps {
  /** Branches of the person. */
  readonly branches: readonly SessionBranch[];
  readonly backHref: string;
}

/** Links of the restaurant for customers, with a poster for each branch. */
export function LinksView({ branches, backHref }: LinksViewProps) {
  const { t } = useTranslation('counterFiles');
  return (
    <Page title={t('linksTitle')} backHref={backHref}>
      <p className={styles.intro}>{t('linksIntro')}</p>
      <Card padding="none">
        <ListRow
          title={t('customerApp')}
          text={t('customerAppText')}
          icon={storeIcon}
          href="/home"
          external
        />
      </Card>
      <ul className={styles.branches}>
        {branches.map((branch) => (
          <li key={branch.id}>
            <BranchLinks {...branch} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Both pages belong to the customer app, so their links leave the counter. */
function BranchLinks({ id, branch_name }: SessionBranch) {
  const { t } = useTranslation('counterFiles');
  const menu = `/m/${encodeURIComponent(id)}`;
  const headingId = `links-${id}`;
  return (
    <Card padding="none">
      <section aria-labelledby={headingId} className={styles.branch}>
        <img
          className={styles.poster}
          src={`${menu}/poster.svg`}
          alt=""
          width={105}
          height={148}
          loading="lazy"
        />
        <div className={styles.links}>
          <h2 id={headingId} className={styles.title}>
            {branch_name}
          </h2>
          <ListRow title={t('poster')} icon={qrCodeIcon} href={`${menu}/poster`} external />
          <ListRow title={t('menuPage')} icon={documentIcon} href={menu} external />
        </div>
      </section>
    </Card>
  );
}
