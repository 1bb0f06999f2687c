import { Button } from '@claypot/ui';
import { type ReactNode, useState } from 'react';
import styles from './Paged.module.css';

interface PagedProps<Item> {
  readonly items: readonly Item[];
  readonly more: string;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** Items shown initially, and added by each press. */
const PAGE = 20;

export function Paged<Item>({ items, more, children }: PagedProps<Item>) {
  const [shown, setShown] = useState(PAGE);
  return (
    <div className={styles.paged}>
      {children(items.slice(0, shown))}
      {shown < items.length && (
        <p className={styles.more}>
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            {more}
          </Button>
        </p>
      )}
    </div>
  );
}
