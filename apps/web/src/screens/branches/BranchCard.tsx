import { branchOpening, pathTo } from '@claypot/domain';
import type { Branch } from '@claypot/sdk';
import { Badge, Picture } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { OpenBadge } from '../parts/OpenBadge.tsx';
import { useOpeningText } from '../parts/useOpeningText.ts';
import styles from './BranchCard.module.css';
import { Distance } from './Distance.tsx';

interface BranchCardProps {
  readonly branch: Branch;
  readonly now: Temporal.ZonedDateTime;
  /** No other branch is nearer to the customer. */
  readonly nearest: boolean;
  /** The branch the customer's next order goes to. */
  readonly chosen: boolean;
  /** In the first view: its picture is fetched at once. */
  readonly priority: boolean;
}

/** One branch of the list; all of it leads to the branch. */
export function BranchCard({ branch, now, nearest, chosen, priority }: BranchCardProps) {
  const { t } = useTranslation('branches');
  const openingText = useOpeningText();
  const opening = branchOpening(branch, now);
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <Picture
          src={branch.branch_image[0]?.image ?? null}
          alt=""
          ratio="1/1"
          rounded
          priority={priority}
          muted={!opening.open}
        />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={pathTo('pickupBranch', { id: branch.id })} className={styles.link}>
            {branch.branch_name}
          </a>
        </h2>
        {(nearest || chosen || branch.distance !== null) && (
          <div className={styles.badges}>
            <Distance kilometres={branch.distance} />
            {nearest && <Badge tone="action">{t('nearest')}</Badge>}
            {chosen && <Badge tone="notice">{t('chosen')}</Badge>}
          </div>
        )}
        <p className={styles.hours}>
          <OpenBadge orders={opening.orders} /> <span>{openingText(opening)}</span>
        </p>
        <p className={styles.address}>{branch.address}</p>
      </div>
    </article>
  );
}
