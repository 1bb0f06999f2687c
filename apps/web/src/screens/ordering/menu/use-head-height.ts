import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns a ref for the sticky head and its height in px, 0 until it is rendered. Also sets the
 * custom property `--head` on the head's parent. A stylesheet cannot know the height, because it
 * grows with the text size.
 */
export function useHeadHeight(): [RefObject<HTMLDivElement | null>, number] {
  const head = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = head.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const measured = Math.round(element.getBoundingClientRect().height);
      element.parentElement?.style.setProperty('--head', `${measured}px`);
      setHeight(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [head, height];
}
