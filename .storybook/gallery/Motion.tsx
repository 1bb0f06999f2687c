import { Button } from '@claypot/ui';
import { useState } from 'react';
import styles from './Motion.module.css';
import { Rows } from './Rows.tsx';
import { measuresNamed } from './read-tokens.ts';

/** Shows each duration and easing as a pot that slides along its row. */
export function Motion() {
  const [there, setThere] = useState(false);
  return (
    <>
      <div className={styles.press}>
        <Button variant="secondary" onClick={() => setThere(!there)}>
          Move
        </Button>
      </div>
      <Rows tokens={measuresNamed('motion', 'ease-')}>
        {({ name }) => (
          <span className={styles.way}>
            <span
              className={styles.pot}
              data-there={there || undefined}
              style={
                name.startsWith('--ease')
                  ? { transitionTimingFunction: `var(${name})` }
                  : { transitionDuration: `var(${name})` }
              }
            />
          </span>
        )}
      </Rows>
    </>
  );
}
