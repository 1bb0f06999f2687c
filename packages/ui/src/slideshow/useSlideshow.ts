import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSwiper } from './useSwiper.ts';

interface SlideshowOptions {
  readonly count: number;
  /** How long a change takes and how long a slide stays, in ms. */
  readonly speed: number;
  /** null for slides that wait to be turned. */
  readonly interval: number | null;
  readonly initial: number;
  readonly slideClass: string;
  readonly wrapperClass: string;
}

interface SlideshowState {
  readonly element: RefObject<HTMLDivElement | null>;
  /** Slides can be changed by code; before that they are a plain scroller. */
  readonly ready: boolean;
  readonly current: number;
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** To be called while someone points at or is inside the slides: the show waits. */
  readonly setPaused: (held: boolean) => void;
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Which slide is in view, and the showing of one after another. */
export function useSlideshow(props: SlideshowOptions): SlideshowState {
  const { interval, initial, ...options } = props;
  const element = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(initial);
  const [playing, setPlaying] = useState(false);
  const [held, setPaused] = useState(false);
  // Before Swiper is there; it takes over from wherever the scroller stands.
  useLayoutEffect(() => {
    const window = element.current;
    if (window && initial > 0) window.scrollLeft = initial * window.clientWidth;
  }, [initial]);
  const swiper = useSwiper(element, { ...options, onChange: setCurrent });

  useEffect(() => {
    if (swiper) setPlaying(!matchMedia(STILL).matches);
  }, [swiper]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide begins its own time
  useEffect(() => {
    if (!swiper || !playing || held || interval === null) return;
    const timer = setTimeout(() => swiper.slideNext(), interval);
    return () => clearTimeout(timer);
  }, [swiper, playing, held, current, interval]);

  const speed = () => (matchMedia(STILL).matches ? 0 : options.speed);
  return {
    element,
    ready: swiper !== null,
    current,
    playing,
    setPlaying,
    next: () => swiper?.slideNext(speed()),
    previous: () => swiper?.slidePrev(speed()),
    setPaused,
  };
}
