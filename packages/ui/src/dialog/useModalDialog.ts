import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
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
 * Opens or closes a native `<dialog>`. The browser makes the page inert, traps and restores the
 * focus and handles Escape. Every request to close, including the browser's Back, goes to the
 * owner.
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

  // A dialog that is removed while open does not restore the focus, so close it before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClose: () => {
      // A second Back on Android closes a dialog without a cancel event.
      if (open && ref.current?.open === false) onClose();
    },
    onClick: (event) => {
      // Only a press on the backdrop has the dialog as its target, because the content fills it.
      const closes = closedBy === 'anyPress' || event.target === event.currentTarget;
      // Ignore the second tap of a double tap on the control that opened the dialog.
      if (closes && event.detail < 2) onClose();
    },
  };
}
