import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { inARow } from '../layout/in-a-row.ts';
import styles from './PartList.module.css';

interface PartListProps {
  /** Dishes of a package, each with its chosen options. */
  readonly parts: readonly {
    readonly qty: number;
    readonly name: string;
    readonly choices: readonly string[];
  }[];
}

export function PartList({ parts }: PartListProps) {
  const { t } = useTranslation('orders');
  return (
    <ul className={styles.parts}>
      {parts.map(({ qty, name, choices }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dish can be in it twice; none ever moves
        <li key={index}>
          {qty > 1
            ? `${t('times', { qty })}\u00a0${inARow([name, ...choices])}`
            : inARow([name, ...choices])}
        </li>
      ))}
    </ul>
  );
}
