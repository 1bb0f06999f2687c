import { cx, TopBar } from '@claypot/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import styles from './ItemHead.module.css';

interface ItemHeadProps {
  readonly title: string;
  readonly back: Back;
  readonly name: string;
  /** The picture below the bar. */
  readonly hero: RefObject<HTMLElement | null>;
}

/** Back button over the picture; a bar with the name appears once the picture is scrolled away. */
export function ItemHead({ title, back, name, hero }: ItemHeadProps) {
  const [solid, setSolid] = useState(false);

  useEffect(() => {
    const element = hero.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setSolid(entry !== undefined && !entry.isIntersecting),
      { rootMargin: `-${HEAD}px 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hero]);

  return (
    <>
      <TopBar title={title} back={back} look="over" />
      <div aria-hidden="true" className={cx(styles.bar, solid && styles.solid)}>
        <span className={styles.name}>{name}</span>
      </div>
    </>
  );
}

/** Height of the bar in px. */
const HEAD = 68;
