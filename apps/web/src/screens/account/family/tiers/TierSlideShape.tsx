import type { ReactNode } from 'react';
import { TierChip } from '../../../shared/loyalty/TierChip.tsx';
import { TierSurface } from '../../../shared/loyalty/TierSurface.tsx';
import styles from './TierSlide.module.css';

interface TierSlideShapeProps {
  /** Whose metal it is made of. */
  readonly level: number;
  readonly name: string;
  /** What makes it. */
  readonly way: string;
  readonly chip: string;
  readonly benefits: ReactNode;
}

/** One tier on its own metal, as it is laid out. */
export function TierSlideShape({ benefits, chip, level, name, way }: TierSlideShapeProps) {
  return (
    <TierSurface level={level} className={styles.slide}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.way}>{way}</p>
        </div>
        <TierChip name={chip} />
      </div>
      {benefits}
    </TierSurface>
  );
}
