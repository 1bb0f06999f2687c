import type { ReactNode } from 'react';
import { TierChip } from '../../../shared/loyalty/TierChip.tsx';
import { TierSurface } from '../../../shared/loyalty/TierSurface.tsx';
import styles from './TierSlide.module.css';

interface TierSlideShapeProps {
  /** Level that selects the colours of the card. */
  readonly level: number;
  readonly name: string;
  /** The condition for the tier, such as the required top-up. */
  readonly way: string;
  /** Marks the member's own tier; null for the others. */
  readonly chip: string | null;
  readonly benefits: ReactNode;
}

/** Layout of a tier card, shared by the screen and the server-rendered page. */
export function TierSlideShape({ benefits, chip, level, name, way }: TierSlideShapeProps) {
  return (
    <TierSurface level={level} className={styles.slide}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.way}>{way}</p>
        </div>
        {chip !== null && <TierChip name={chip} />}
      </div>
      {benefits}
    </TierSurface>
  );
}
