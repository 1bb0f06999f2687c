import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Milliseconds that a row has to be in sight: who scrolls past it does not look at it. */
const LOOKED_AT = 200;

/** Shows what has to be asked for once its place on the screen is looked at, and from then on. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSeen || place.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => setSeen(true), LOOKED_AT);
    });
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isSeen]);
  // The line is there already, so that nothing moves when its words come.
  return <span ref={place}>{isSeen ? children : '\u00a0'}</span>;
}
