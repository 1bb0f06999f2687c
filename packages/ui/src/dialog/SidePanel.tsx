import { type ReactNode, useId } from 'react';
import { closeIcon } from '../icon/drawings/common.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../utils/cx.ts';
import dialogStyles from './Dialog.module.css';
import styles from './SidePanel.module.css';
import { useModalDialog } from './useModalDialog.ts';

interface SidePanelProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Next to the title. */
  readonly aside?: ReactNode;
  /** Remains visible while the content scrolls. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}

/** Modal panel at the side of a wide screen; fills a narrow one. */
export function SidePanel(props: SidePanelProps) {
  const { open, title, closeLabel, children, aside, footer, onClose } = props;
  const dialog = useModalDialog(open, onClose);
  const titleId = useId();
  return (
    <dialog {...dialog} aria-labelledby={titleId} className={cx(dialogStyles.dialog, styles.panel)}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {aside}
          <span className={styles.close}>
            <IconButton icon={closeIcon} label={closeLabel} look="soft" onClick={onClose} />
          </span>
        </header>
        <div className={styles.content}>{children}</div>
        {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
