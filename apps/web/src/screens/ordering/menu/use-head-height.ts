import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The height of the head that stays at the top of the window, in px; 0 until it is drawn. What has
 * to stay below it takes it from the property `--head` that the head's parent is given: the head
 * grows with the reader's text, so no stylesheet can know it.
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
