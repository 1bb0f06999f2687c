import type { TierBenefitText } from '@claypot/sdk';
import { Benefit } from './Benefit.tsx';
import styles from './BenefitList.module.css';

export function BenefitList({ benefits }: { readonly benefits: readonly TierBenefitText[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <Benefit key={benefit.title} {...benefit} />
      ))}
    </ul>
  );
}
