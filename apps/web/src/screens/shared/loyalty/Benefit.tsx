import type { TierBenefitText } from '@claypot/sdk';
import { Icon } from '@claypot/ui';
import styles from './BenefitList.module.css';
import { BENEFIT_ICONS } from './benefit-icons.ts';

export function Benefit({ icon, title, text }: TierBenefitText) {
  return (
    <li className={styles.benefit}>
      <Icon drawing={BENEFIT_ICONS[icon]} size={20} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
