import type { ReactNode } from 'react';
import { closeIcon } from '../icon/drawings/common.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Dialog.module.css';
import { useModalDialog } from './useModalDialog.ts';

interface FullScreenProps {
  readonly open: boolean;
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * Full-screen content on white in light and dark mode, for showing to a scanner. Any press, Escape
 * and Back close it.
 */
export function FullScreen({ open, label, closeLabel, children, onClose }: FullScreenProps) {
  const dialog = useModalDialog(open, onClose, 'anyPress');
  return (
    <dialog {...dialog} aria-label={label} className={cx(styles.dialog, styles.full)}>
      {open && children}
      <span className={styles.fullClose}>
        <IconButton icon={closeIcon} label={closeLabel} look="plate" />
      </span>
    </dialog>
  );
}
