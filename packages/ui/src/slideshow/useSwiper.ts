import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type Swiper from 'swiper';

interface SwiperOptions {
  readonly count: number;
  /** How long a change takes, in ms. */
  readonly speed: number;
  readonly slideClass: string;
  readonly wrapperClass: string;
  readonly onChange: (index: number) => void;
}

/**
 * Puts Swiper on an element when the page has nothing better to do. Before that, and where it does
 * not load, the slides are a plain scroller.
 */
export function useSwiper(
  element: RefObject<HTMLElement | null>,
  { count, speed, slideClass, wrapperClass, onChange }: SwiperOptions,
): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const change = useEffectEvent(onChange);

  useEffect(() => {
    if (count < 2) return;
    let made: Swiper | null = null;
    let wanted = true;
    const cancel = whenIdle(async () => {
      const { default: SwiperCore } = await import('swiper');
      const window = element.current;
      if (!wanted || window === null) return;
      // Who has already scrolled stays where they are.
      const initialSlide = Math.round(window.scrollLeft / Math.max(1, window.clientWidth));
      window.scrollLeft = 0;
      made = new SwiperCore(window, {
        initialSlide,
        speed,
        slideClass,
        wrapperClass,
        // Going round by moving slides about would fight over the elements with React.
        rewind: true,
        on: { slideChange: ({ activeIndex }) => change(activeIndex) },
      });
      setSwiper(made);
      change(initialSlide);
    });
    return () => {
      wanted = false;
      cancel();
      made?.destroy();
      setSwiper(null);
    };
  }, [element, count, speed, slideClass, wrapperClass]);

  return swiper;
}

/** Runs when the browser is idle, or soon where it cannot tell; answers the way to call it off. */
function whenIdle(run: () => Promise<void>): () => void {
  // Without the carousel's code the slides can still be scrolled: nothing to tell anyone.
  const attempt = () => void run().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(attempt, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(attempt, 200);
  return () => clearTimeout(handle);
}
