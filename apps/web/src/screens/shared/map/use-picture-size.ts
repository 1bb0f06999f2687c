import type { PictureSize } from '@claypot/domain/places';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Size on a phone, used until measured. */
const FIRST: PictureSize = { width: 390, height: 220 };

/** Returns a ref and the current size of its element in px. */
export function usePictureSize<TElement extends Element>(): [
  RefObject<TElement | null>,
  PictureSize,
] {
  const element = useRef<TElement>(null);
  const [size, setSize] = useState(FIRST);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { height, width } = entry?.contentRect ?? FIRST;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
