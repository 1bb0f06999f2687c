import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSwiper } from './useSwiper.ts';

interface SlideshowOptions {
  readonly count: number;
  /** Duration of a transition, in ms. */
  readonly speed: number;
  /** Null disables automatic changes. */
  readonly interval: number | null;
  readonly initial: number;
  readonly slideClass: string;
  readonly wrapperClass: string;
}

interface SlideshowState {
  readonly element: RefObject<HTMLDivElement | null>;
  /** True once code can change slides; before that they are a plain scroller. */
  readonly ready: boolean;
  readonly current: number;
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** Pauses the slideshow while the customer points at or focuses the slides. */
  readonly setPaused: (isPaused: boolean) => void;
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Returns the current slide and the controls of a slideshow with automatic advance. */
export function useSlideshow(props: SlideshowOptions): SlideshowState {
  const { interval, initial, ...options } = props;
  const element = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(initial);
  const [playing, setPlaying] = useState(false);
  const [isPaused, setPaused] = useState(false);
  // Runs before Swiper loads; Swiper starts from the scroll position.
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
    if (!swiper || !playing || isPaused || interval === null) return;
    const timer = setTimeout(() => swiper.slideNext(), interval);
    return () => clearTimeout(timer);
  }, [swiper, playing, isPaused, current, interval]);

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
