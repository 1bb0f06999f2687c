import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Props of an element that keeps the focus of its parts. */
interface KeepFocus<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly tabIndex: -1;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Returns the props of an element that takes the focus when the focused part of it is removed, e.g.
 * a line whose last piece was taken off. Then the keyboard continues where it was.
 */
export function useKeepFocus<Element extends HTMLElement>(): KeepFocus<Element> {
  const ref = useRef<Element>(null);
  const focused = useRef<Node>(null);
  // After each render, because any of them can remove the part.
  useEffect(() => {
    const isLost =
      document.activeElement === document.body && focused.current?.isConnected === false;
    if (isLost) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }) => {
      focused.current = target;
    },
  };
}
