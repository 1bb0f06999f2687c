import type { ReactNode } from 'react';
import styles from './ItemWords.module.css';

interface ItemWordsProps {
  /** What is said before everything else of it. */
  readonly before?: ReactNode;
  readonly name: string;
  readonly price: ReactNode;
  /** Empty where nothing more is said. */
  readonly description: string;
}

/** What an item is called, what it costs and what is in it, one below the other. */
export function ItemWords({ before, name, price, description }: ItemWordsProps) {
  return (
    <div className={styles.summary}>
      {before}
      <h2 className={styles.name}>{name}</h2>
      {price}
      {description !== '' && <p className={styles.description}>{description}</p>}
    </div>
  );
}
