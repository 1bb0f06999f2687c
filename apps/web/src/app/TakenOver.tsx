import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { takePresses } from '../platform/page/event-replay.ts';

interface TakenOverProps {
  /** Where the page was drawn ahead. */
  readonly root: HTMLElement;
  /** Moves the focus to where it was in the page, if the app has replaced the page. */
  readonly restoreFocus: () => void;
  readonly children: ReactNode;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is ticked comes as a press. */
const TYPED = 'input:not([type=checkbox],[type=radio],[type=file]),textarea';

/**
 * Around an app that goes on with a drawn page: what was typed and pressed before it could listen is
 * told to it as if it happened now. React leaves typed text in the field when it takes over, tells
 * nobody, and writes over it with what the app knows as soon as anything is drawn again. Where the
 * app draws in the place of the page, nothing is left that was typed in or pressed.
 */
export function TakenOver({ root, restoreFocus, children }: TakenOverProps) {
  const typed = useRef(new Map<Field, string>());

  useLayoutEffect(() => {
    for (const field of root.querySelectorAll<Field>(TYPED)) {
      if (field.value !== field.defaultValue) typed.current.set(field, field.value);
    }
  }, [root]);

  useLayoutEffect(restoreFocus, [restoreFocus]);

  // By now everything within has begun to listen: effects of what is around come last.
  useEffect(() => {
    for (const [field, text] of typed.current) typeAgain(field, text);
    typed.current.clear();
    const presses = takePresses(globalThis);
    // What was typed is drawn first: a press is of what the customer had before them.
    queueMicrotask(() => {
      for (const control of presses) control.click();
    });
  }, []);

  return children;
}

/** Through the field's own class, since React takes what is set on the field itself for its own. */
function typeAgain(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Addresses of mail and numbers have no place that can be told.
  if (selectionStart !== null && document.activeElement === field) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}
