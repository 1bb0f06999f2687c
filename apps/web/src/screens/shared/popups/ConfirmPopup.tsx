import { Button, Popup } from '@claypot/ui';
import type { ReactNode } from 'react';

interface ConfirmPopupProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Labels of the button that confirms and of the one that changes nothing. */
  readonly confirm: string;
  readonly dismiss: string;
  /**
   * True for destructive actions: the button that changes nothing comes first and has the focus.
   */
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

export function ConfirmPopup(props: ConfirmPopupProps) {
  const { open, title, children, confirm, dismiss, danger = false, onConfirm, onDismiss } = props;
  return (
    <Popup
      open={open}
      title={title}
      onClose={onDismiss}
      actions={
        danger ? (
          <>
            <Button wide size="lg" variant="secondary" onClick={onDismiss}>
              {dismiss}
            </Button>
            <Button wide size="lg" variant="danger" onClick={onConfirm}>
              {confirm}
            </Button>
          </>
        ) : (
          <>
            <Button wide size="lg" onClick={onConfirm}>
              {confirm}
            </Button>
            <Button wide variant="quiet" onClick={onDismiss}>
              {dismiss}
            </Button>
          </>
        )
      }
    >
      {children}
    </Popup>
  );
}
