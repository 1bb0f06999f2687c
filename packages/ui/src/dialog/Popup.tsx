import { type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { useModalDialog } from './useModalDialog.ts';

interface PopupProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, primary first. */
  readonly actions: ReactNode;
  /** Called on Escape or a press outside; must change nothing. */
  readonly onClose: () => void;
}

/** Modal question or message that must be answered first. */
export function Popup({ open, title, children, actions, onClose }: PopupProps) {
  const dialog = useModalDialog(open, onClose);
  const titleId = useId();
  const textId = useId();
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      aria-describedby={children === undefined ? undefined : textId}
      className={`${styles.dialog} ${styles.popup}`}
    >
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children !== undefined && (
          <div id={textId} className={styles.text}>
            {children}
          </div>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
