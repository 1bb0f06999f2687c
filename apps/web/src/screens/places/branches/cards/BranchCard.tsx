import type { Branch } from '@claypot/sdk';
import { CardAction, CardLink, LinkCard, Picture } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './BranchCard.module.css';

/** What a card of the list is given, whatever the branch is looked for. */
export interface BranchCardProps {
  readonly branch: Branch;
  readonly now: Temporal.ZonedDateTime;
  /** No other branch is nearer to the customer. */
  readonly nearest: boolean;
  /** The branch the customer's next order goes to. */
  readonly chosen: boolean;
  /** In the first view: its picture is fetched at once. */
  readonly priority: boolean;
}

interface BranchCardFrameProps extends Pick<BranchCardProps, 'priority'> {
  readonly branch: Pick<Branch, 'address' | 'branch_name'> & {
    readonly branch_image: readonly { readonly image: string }[];
  };
  /** Where all of the card leads; null where it leads nowhere. */
  readonly href: string | null;
  /** It cannot be had just now. */
  readonly muted: boolean;
  readonly badges: ReactNode;
  readonly hours: ReactNode;
  /** What else can be done; it stands above the link. */
  readonly action?: ReactNode;
}

/** One branch of the list. */
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
