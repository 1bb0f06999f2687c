import type { Branch } from '@claypot/sdk';
import { CardAction, CardLink, LinkCard, Picture } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './BranchCard.module.css';

export interface BranchCardProps {
  readonly branch: Branch;
  readonly now: Temporal.ZonedDateTime;
  /** True for the branch nearest to the customer. */
  readonly nearest: boolean;
  /** True for the branch of the next order. */
  readonly chosen: boolean;
  /** True for the first card: its picture is the main one of the page. */
  readonly priority: boolean;
}

interface BranchCardFrameProps extends Pick<BranchCardProps, 'priority'> {
  readonly branch: Pick<Branch, 'address' | 'branch_name'> & {
    readonly branch_image: readonly { readonly image: string }[];
  };
  /** Target of the whole card; null for none. */
  readonly href: string | null;
  /**
   * True if the branch is unavailable for the current purpose, for example because it takes no
   * bookings.
   */
  readonly muted: boolean;
  readonly badges: ReactNode;
  readonly hours: ReactNode;
  /** Further action, placed above the card's link. */
  readonly action?: ReactNode;
}

export function BranchCard(props: BranchCardFrameProps) {
  const { branch, href, muted, priority, badges, hours, action } = props;
  return (
    <LinkCard>
      <div className={styles.row}>
        <div className={styles.photo}>
          <Picture
            src={branch.branch_image[0]?.image ?? null}
            alt=""
            ratio="1/1"
            rounded
            priority={priority}
            muted={muted}
          />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>
            {href === null ? (
              branch.branch_name
            ) : (
              <CardLink href={href}>{branch.branch_name}</CardLink>
            )}
          </h2>
          {badges ? <div className={styles.badges}>{badges}</div> : null}
          <p className={styles.hours}>{hours}</p>
          <p className={styles.address}>{branch.address}</p>
          {action !== undefined && (
            <div className={styles.action}>
              <CardAction>{action}</CardAction>
            </div>
          )}
        </div>
      </div>
    </LinkCard>
  );
}
