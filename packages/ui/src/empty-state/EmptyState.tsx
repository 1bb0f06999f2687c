import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import { ClaypotMark } from '../mark/ClaypotMark.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Without one the pot is drawn. */
  readonly icon?: IconDrawing;
  /** A drawing in the icon's place, twice as wide. Decorative. */
  readonly art?: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
  /** `h1` when the message is the whole screen. */
  readonly headingLevel?: 1 | 2;
}

/** Nothing to show, said kindly, with a way on. */
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
