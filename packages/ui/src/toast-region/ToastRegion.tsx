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
  /** Action with a one-word label. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

interface ToastRegionProps {
  readonly label: string;
  readonly dismissLabel: string;
  readonly toasts: readonly Toast[];
  /** Permanent message while a condition lasts, such as being offline; null for none. */
  readonly standing?: string | null;
  /** `PersistentOffer` shown if there is no permanent message. */
  readonly offer?: ReactNode;
  readonly onDismiss: (id: string) => void;
  /**
   * Called with true when a pointer or the focus enters the region, and with false when it leaves.
   */
  readonly onHold?: (held: boolean) => void;
}

/**
 * Region of all toasts, which are also announced. The caller controls how long a toast is shown.
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
