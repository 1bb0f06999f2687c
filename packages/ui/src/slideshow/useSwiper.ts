import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type Swiper from 'swiper';

interface SwiperOptions {
  readonly count: number;
  /** Duration of a transition, in ms. */
  readonly speed: number;
  readonly slideClass: string;
  readonly wrapperClass: string;
  readonly onChange: (index: number) => void;
}

/**
 * Initialises Swiper on an element during idle time. Until then, or if it fails to load, the slides
 * are a plain scroller.
 */
export function useSwiper(
  element: RefObject<HTMLElement | null>,
  { count, speed, slideClass, wrapperClass, onChange }: SwiperOptions,
): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const change = useEffectEvent(onChange);

  useEffect(() => {
    if (count < 2) return;
    let instance: Swiper | null = null;
    let wanted = true;
    const cancel = whenIdle(async () => {
      const { default: SwiperCore } = await import('swiper');
      const window = element.current;
      if (!wanted || window === null) return;
      // Start from the slide that the customer has scrolled to.
      const initialSlide = Math.round(window.scrollLeft / Math.max(1, window.clientWidth));
      window.scrollLeft = 0;
      instance = new SwiperCore(window, {
        initialSlide,
        speed,
        slideClass,
        wrapperClass,
        // Swiper's loop mode moves elements, which conflicts with React.
        rewind: true,
        on: { slideChange: ({ activeIndex }) => change(activeIndex) },
      });
      setSwiper(instance);
      change(initialSlide);
    });
    return () => {
      wanted = false;
      cancel();
      instance?.destroy();
      setSwiper(null);
    };
  }, [element, count, speed, slideClass, wrapperClass]);

  return swiper;
}

/**
 * Runs a task when the browser is idle, or after a short delay if it has no idle callbacks. Returns
 * a function that cancels it.
 */
function whenIdle(run: () => Promise<void>): () => void {
  // Without Swiper's code the slides can still be scrolled, so a failure is ignored.
  const attempt = () => void run().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(attempt, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(attempt, 200);
  return () => clearTimeout(handle);
}
