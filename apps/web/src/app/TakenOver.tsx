import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { takePresses } from '../platform/page/event-replay.ts';

interface TakenOverProps {
  readonly root: HTMLElement;
  /** Restores the focus if the app has replaced the page. */
  readonly restoreFocus: () => void;
  /** Called once everything inside is mounted. */
  readonly onReady: () => void;
  readonly children: ReactNode;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Checkboxes and radio buttons are replayed as clicks. */
const TYPED = 'input:not([type=checkbox],[type=radio],[type=file]),textarea';

/**
 * Replays text typed and controls pressed before hydration. React leaves typed text in the field
 * when it hydrates, fires no event, and overwrites it on the next render. If the app replaces the
 * page instead, there is nothing to replay.
 */
export function TakenOver({ root, restoreFocus, onReady, children }: TakenOverProps) {
  const ready = useEffectEvent(onReady);
  const typed = useRef(new Map<Field, string>());

  useLayoutEffect(() => {
    for (const field of root.querySelectorAll<Field>(TYPED)) {
      if (field.value !== field.defaultValue) typed.current.set(field, field.value);
    }
  }, [root]);

  useLayoutEffect(restoreFocus, [restoreFocus]);

  // Effects of parents run last, so everything inside is already listening.
  useEffect(() => {
    for (const [field, text] of typed.current) typeAgain(field, text);
    typed.current.clear();
    performance.mark('claypot:hydrated');
    ready();
    const presses = takePresses(globalThis);
    // Render the typed text first: a press refers to the screen the customer saw.
    queueMicrotask(() => {
      for (const control of presses) control.click();
    });
  }, []);

  return children;
}

/**
 * Uses the setter of the field's class, because React tracks values set on the field itself as its
 * own.
 */
function typeAgain(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Email and number fields have no selection.
  if (selectionStart !== null && document.activeElement === field) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}
