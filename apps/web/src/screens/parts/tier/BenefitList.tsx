import type { TierBenefitText } from '@claypot/sdk';
import { Icon } from '@claypot/ui';
import styles from './BenefitList.module.css';
import { BENEFIT_ICONS } from './benefit-icons.ts';

/** What a tier brings, on its own metal, in the company's words. */
export function BenefitList({ benefits }: { readonly benefits: readonly TierBenefitText[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ icon, title, text }) => (
        <li key={title} className={styles.benefit}>
          <Icon drawing={BENEFIT_ICONS[icon]} size={20} className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
