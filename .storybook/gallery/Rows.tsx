import type { ReactNode } from 'react';
import styles from './Rows.module.css';
import type { Token } from './read-tokens.ts';

interface RowsProps {
  readonly tokens: readonly Token[];
  readonly children: (token: Token) => ReactNode;
}

/** Renders a row for each token: its name, its value and a preview. */
export function Rows({ tokens, children }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {tokens.map((token) => (
        <li key={token.name} className={styles.row}>
          <div className={styles.words}>
            <code className={styles.name}>{token.name}</code>
            <code className={styles.value}>{token.value}</code>
          </div>
          <div className={styles.shown}>{children(token)}</div>
        </li>
      ))}
    </ul>
  );
}
