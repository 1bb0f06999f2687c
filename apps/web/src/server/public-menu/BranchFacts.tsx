import { branchOpening, googleDirectionsLink } from '@claypot/domain/places';
import { ROUTES } from '@claypot/domain/routes';
import { formatPhone, type Language } from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';
import { LinkButton, Picture } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { OpenBadge } from '../../screens/shared/branch/OpenBadge.tsx';
import { SpecialDays } from '../../screens/shared/branch/SpecialDays.tsx';
import { useOpeningText } from '../../screens/shared/branch/use-opening-text.ts';
import { WeekHoursList } from '../../screens/shared/branch/WeekHoursList.tsx';
import { NoWrapTimes } from '../../screens/shared/layout/NoWrapTimes.tsx';
import styles from './BranchFacts.module.css';
import type { PublicCompany } from './public-menu-request.ts';
import { orderPath } from './public-urls.ts';

interface BranchFactsProps {
  readonly branch: Branch;
  readonly company: Pick<PublicCompany, 'company_banner'>;
  /** Language that the link to order names; null for none. */
  readonly language: Language | null;
  readonly now: Temporal.ZonedDateTime;
}

/** Name, picture, address, phone and hours of a branch, and the link to order from it. */
export function BranchFacts({ branch, company, language, now }: BranchFactsProps) {
  const { t } = useTranslation(['branches', 'publicMenu']);
  const openingText = useOpeningText();
  const opening = branchOpening(branch, now);
  const photo = branch.branch_image[0]?.image;
  const name = branch.branch_name;
  return (
    <div className={styles.branch}>
      <Picture
        src={photo ?? company.company_banner}
        alt={photo === undefined ? '' : t('branchPhoto', { branch: name })}
        ratio="2/1"
        priority
      />
      <div className={styles.words}>
        <h1 className={styles.name}>{t('publicMenu:title', { branch: name })}</h1>
        <p className={styles.status}>
          <OpenBadge orders={opening.orders} />
          <NoWrapTimes>{openingText(opening)}</NoWrapTimes>
        </p>
        <dl className={styles.facts}>
          <Fact label={t('address')}>
            <a
              href={googleDirectionsLink(branch)}
              rel="noreferrer"
              aria-label={`${branch.address} · ${t('directionsBy', { map: t('directionsGoogle') })}`}
              className={styles.link}
            >
              {branch.address}
            </a>
          </Fact>
          <Fact label={t('phone')}>
            <a href={`tel:${branch.contact_no}`} translate="no" className={styles.link}>
              {formatPhone(branch.contact_no)}
            </a>
          </Fact>
          <Fact label={t('hours')}>
            <WeekHoursList hours={branch.week_hours} today={now.toPlainDate()} />
            <SpecialDays days={opening.specialDays} />
          </Fact>
        </dl>
        <LinkButton
          size="lg"
          wide
          href={orderPath(ROUTES.menu.path, branch, language)}
          rel="nofollow"
        >
          {t('publicMenu:order')}
        </LinkButton>
      </div>
    </div>
  );
}

function Fact({ children, label }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
