import { type ReactNode, useId } from 'react';
import { closeIcon } from '../icon/drawings/common.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './Dialog.module.css';
import { useModalDialog } from './useModalDialog.ts';

interface BottomSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Remains visible while the content scrolls. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}

/** Modal sheet at the bottom for a secondary task, such as choosing a time. */
export function BottomSheet({
  open,
  title,
  closeLabel,
  children,
  footer,
  onClose,
}: BottomSheetProps) {
  const dialog = useModalDialog(open, onClose);
  const titleId = useId();
  return (
    <dialog {...dialog} aria-labelledby={titleId} className={`${styles.dialog} ${styles.sheet}`}>
      <div className={styles.sheetBody}>
        <header className={styles.sheetHead}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={closeIcon} label={closeLabel} look="soft" onClick={onClose} />
        </header>
        <div className={styles.sheetContent}>{children}</div>
        {footer !== undefined && <footer className={styles.sheetFoot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
