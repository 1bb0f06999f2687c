import type { ReactNode } from 'react';
import { useAnnouncement } from '../announcer/useAnnouncement.ts';
import { checkIcon, closeIcon } from '../icon/drawings/common.ts';
import { warningIcon } from '../icon/drawings/frame.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './ToastRegion.module.css';

interface Toast {
  readonly id: string;
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** What can be done about it, in a word. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

interface ToastRegionProps {
  readonly label: string;
  readonly dismissLabel: string;
  readonly toasts: readonly Toast[];
  /** What is so for as long as it is, as that there is no connection; null where nothing is. */
  readonly standing?: string | null;
  /** What can be had meanwhile, in the place of what stands there: a `StandingOffer`. */
  readonly offer?: ReactNode;
  readonly onDismiss: (id: string) => void;
  /** Someone begins or ends reading with a pointer or the focus on a message. */
  readonly onHold?: (held: boolean) => void;
}

/**
 * The one place where passing messages are shown; the announcer reads them aloud. How long a message
 * stays is not its business.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { label, dismissLabel, toasts, standing = null, offer, onDismiss, onHold } = props;
  useAnnouncement(standing);
  return (
    <section
      aria-label={label}
      className={styles.region}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <div className={styles.stack}>
        {standing === null ? (
          offer
        ) : (
          <p className={styles.standing} data-floating="">
            {standing}
          </p>
        )}
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            onDismiss={() => onDismiss(toast.id)}
          />
        ))}
      </div>
    </section>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

function ToastCard({ toast: { action, tone, text }, dismissLabel, onDismiss }: ToastCardProps) {
  useAnnouncement(text);
  return (
    <div className={cx(styles.toast, styles[tone])} data-floating="">
      <span className={styles.icon}>
        <Icon
          drawing={tone === 'success' ? checkIcon : warningIcon}
          size={tone === 'success' ? 16 : 24}
        />
      </span>
      <p className={styles.text}>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={dismissLabel}
        className={styles.dismiss}
        onClick={onDismiss}
      >
        <Icon drawing={closeIcon} size={16} />
      </button>
    </div>
  );
}
