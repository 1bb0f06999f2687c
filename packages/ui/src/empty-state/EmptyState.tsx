import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import { ClaypotMark } from '../mark/ClaypotMark.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Default: the claypot mark. */
  readonly icon?: IconDrawing;
  /** Decorative illustration that replaces the icon, twice as wide. */
  readonly art?: ReactNode;
  readonly action?: ReactNode;
  /** `h1` if the message is the whole screen. */
  readonly headingLevel?: 1 | 2;
}

/** Message for empty content, with an optional action. */
export function EmptyState({ title, text, icon, art, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      {art === undefined ? (
        <span className={styles.mark}>
          {icon ? <Icon drawing={icon} size={28} /> : <ClaypotMark size="md" steaming />}
        </span>
      ) : (
        <span className={styles.art}>{art}</span>
      )}
      <Heading
        className={styles.title}
        {...(headingLevel === 1 && { tabIndex: -1, 'data-screen-title': '' })}
      >
        {title}
      </Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
