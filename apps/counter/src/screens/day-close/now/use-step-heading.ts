import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a step when the step begins. Returns the ref of the heading. */
export function useStepHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
