import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of an element that takes the focus if the pressed button has disappeared. Then
 * the keyboard continues where it was. Otherwise the focus stays where the person put it.
 */
export function useFocusIfLost<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
