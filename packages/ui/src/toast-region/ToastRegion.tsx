import { Icon } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './ToastRegion.module.css';

interface Toast {
  readonly id: string;
  readonly tone: 'success' | 'error';
  readonly text: string;
}

interface ToastRegionProps {
  readonly label: string;
  readonly dismissLabel: string;
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  /** Someone begins or ends reading with a pointer or the focus on a message. */
  readonly onHold?: (held: boolean) => void;
}

/**
 * The one place where passing messages are shown and read aloud. It stays in the page while empty:
 * a live region that comes with its message is not read. How long a message stays is not its
 * business.
 */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss, onHold }: ToastRegionProps) {
  return (
    <section
      aria-label={label}
      className={styles.region}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <div role="status" className={styles.stack}>
        {toasts.map((toast) => (
          <div key={toast.id} className={cx(styles.toast, styles[toast.tone])}>
            <Icon name={toast.tone === 'success' ? 'check' : 'warning'} size={20} />
            <p className={styles.text}>{toast.text}</p>
            <button
              type="button"
              aria-label={dismissLabel}
              className={styles.dismiss}
              onClick={() => onDismiss(toast.id)}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
