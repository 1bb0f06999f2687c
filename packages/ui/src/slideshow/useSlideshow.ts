import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { glide } from './glide.ts';

interface SlideshowState {
  readonly scroller: RefObject<HTMLUListElement | null>;
  readonly current: number;
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly go: (index: number) => void;
  /** To be called while someone points at or is inside the slides: the show waits. */
  readonly setHeld: (held: boolean) => void;
  readonly onScroll: () => void;
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Which slide is in view, and the showing of one after another. */
export function useSlideshow(count: number, speed: number, interval: number): SlideshowState {
  const scroller = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => setPlaying(count > 1 && !matchMedia(STILL).matches), [count]);

  const stopGliding = useRef<() => void>(undefined);
  const go = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (element === null || count === 0) return;
      const target = (index + count) % count;
      stopGliding.current?.();
      const duration = matchMedia(STILL).matches ? 0 : speed;
      stopGliding.current = glide(element, target * element.clientWidth, duration);
    },
    [count, speed],
  );
  useEffect(() => () => stopGliding.current?.(), []);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(() => go(current + 1), interval);
    return () => clearTimeout(timer);
  }, [playing, held, current, go, interval]);

  const onScroll = () => {
    const element = scroller.current;
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
  };
  return { scroller, current, playing, setPlaying, go, setHeld, onScroll };
}
