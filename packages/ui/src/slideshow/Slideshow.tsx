import type { ReactNode } from 'react';
import { backIcon, pauseIcon, playIcon } from '../icon/drawings/common.ts';
import { chevronRightIcon } from '../icon/drawings/sign-in.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Slideshow.module.css';
import { useSlideshow } from './useSlideshow.ts';

interface Slide {
  readonly id: string;
  readonly content: ReactNode;
  /** Accessible name of the slide; default: its position. */
  readonly name?: string;
}

interface SlideshowProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly labels: {
    readonly previous: string;
    readonly next: string;
    readonly pause: string;
    readonly play: string;
    /** Returns the position as text, e.g. "Slide 2 of 4". */
    readonly position: (current: number, count: number) => string;
  };
  /** Duration of a transition and of a slide, in ms; a null interval disables automatic changes. */
  readonly speed?: number;
  readonly interval?: number | null;
  readonly initial?: number;
  readonly rounded?: boolean;
  /** `over` for controls on top of pictures, `below` for controls under text. */
  readonly controls?: 'over' | 'below';
}

/**
 * Swipeable slides. With an interval they advance automatically, except while pointed at, focused
 * or paused. With reduced motion they are paused initially.
 */
export function Slideshow({
  label,
  slides,
  labels,
  speed = 500,
  interval = 5000,
  initial = 0,
  rounded = false,
  controls = 'over',
}: SlideshowProps) {
  const show = useSlideshow({
    count: slides.length,
    speed,
    interval,
    initial,
    slideClass: styles.slide ?? '',
    wrapperClass: styles.track ?? '',
  });
  const several = slides.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx(
        styles.slideshow,
        several && styles[controls],
        rounded && styles.rounded,
        show.ready && styles.ready,
      )}
      onPointerEnter={() => show.setPaused(true)}
      onPointerLeave={() => show.setPaused(false)}
      onFocus={() => show.setPaused(true)}
      onBlur={() => show.setPaused(false)}
    >
      {/* Swiper adds classes to these three elements, so React must never rewrite their `className`. */}
      <div
        ref={show.element}
        tabIndex={several && !show.ready ? 0 : undefined}
        className={styles.window}
      >
        <ul className={styles.track}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              aria-label={
                slide.name ?? (several ? labels.position(index + 1, slides.length) : undefined)
              }
              inert={show.ready && index !== show.current}
              className={styles.slide}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {several && show.ready && (
        <div className={styles.controls}>
          <span className={styles.arrow}>
            <IconButton
              icon={backIcon}
              label={labels.previous}
              look="floating"
              onClick={show.previous}
            />
          </span>
          <span aria-hidden="true" className={styles.dots}>
            {slides.map((slide, index) => (
              <span
                key={slide.id}
                className={cx(styles.dot, index === show.current && styles.here)}
              />
            ))}
          </span>
          <span className={styles.arrow}>
            <IconButton
              icon={chevronRightIcon}
              label={labels.next}
              look="floating"
              onClick={show.next}
            />
          </span>
          {interval !== null && (
            <span className={styles.playing}>
              <IconButton
                icon={show.playing ? pauseIcon : playIcon}
                label={show.playing ? labels.pause : labels.play}
                onClick={() => show.setPlaying(!show.playing)}
              />
            </span>
          )}
        </div>
      )}
    </section>
  );
}
