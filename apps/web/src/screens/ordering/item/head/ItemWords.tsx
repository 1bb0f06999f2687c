import type { ReactNode } from 'react';
import styles from './ItemWords.module.css';

interface ItemWordsProps {
  /** Content above the name, such as tags. */
  readonly before?: ReactNode;
  readonly name: string;
  readonly price: ReactNode;
  /** Empty if there is none. */
  readonly description: string;
}

/** Layout of an item's name, price and description, shared with the server-rendered page. */
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
