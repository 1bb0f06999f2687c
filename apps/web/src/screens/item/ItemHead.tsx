import { cx, TopBar } from '@claypot/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { Back } from '../../app/useBack.ts';
import styles from './ItemHead.module.css';

interface ItemHeadProps {
  readonly title: string;
  readonly back: Back;
  readonly name: string;
  /** What the name stands in on the page: once that has reached the head, the head shows it. */
  readonly below: RefObject<HTMLElement | null>;
}

/** The way back, over the picture; it becomes a bar when the picture is scrolled away. */
export function ItemHead({ title, back, name, below }: ItemHeadProps) {
  const [solid, setSolid] = useState(false);

  useEffect(() => {
    const element = below.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setSolid(entry !== undefined && entry.boundingClientRect.top < HEAD),
      { rootMargin: `-${HEAD}px 0px 0px 0px`, threshold: [0, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [below]);

  return (
    <>
      <TopBar title={title} back={back} look="over" />
      <div aria-hidden="true" className={cx(styles.bar, solid && styles.solid)}>
        <span className={styles.name}>{name}</span>
      </div>
    </>
  );
}

/** The bar's height in px. */
const HEAD = 68;
