import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { AnnouncerContext } from '../announcer/useAnnouncement.ts';
import { onBack } from './on-back.ts';

interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Keeps a native `<dialog>` open or shut. The browser gives what a modal needs: the rest of the
 * page inert, the focus kept in and given back, Escape. Closing is always asked of the owner, by the
 * browser's Back as well.
 */
export function useModalDialog(
  open: boolean,
  onClose: () => void,
  closedBy: 'backdrop' | 'anyPress' = 'backdrop',
): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const announcer = useContext(AnnouncerContext);

  const closeByBack = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    dialog.showModal();
    const leave = announcer?.enter(dialog);
    const stop = onBack(() => closeByBack());
    return () => {
      stop();
      leave?.();
      dialog.close();
    };
  }, [open, announcer]);

  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClose: () => {
      // Android's second Back shuts a dialog without asking.
      if (open && ref.current?.open === false) onClose();
    },
    onClick: (event) => {
      // Only a press on the backdrop has the dialog itself as its target: the content fills it.
      const closes = closedBy === 'anyPress' || event.target === event.currentTarget;
      // The second tap of a double tap was meant for what opened the dialog.
      if (closes && event.detail < 2) onClose();
    },
  };
}
