import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Time for which a row has to be visible, in ms, so that rows scrolled past are skipped. */
const LOOKED_AT = 200;

/** Renders its children once their place has become visible, so that they fetch only then. */
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
  // Reserves the line, so that nothing shifts.
  return <span ref={place}>{isSeen ? children : '\u00a0'}</span>;
}
