import { aboutMachine } from './about-machine.ts';
import type { Exploration } from './exploration.ts';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly exploration: Exploration;
  readonly onBeginAgain: () => void;
}

/** Which machine it is, what it says of itself, and the way back to the beginning. */
export function PageHead({ exploration, onBeginAgain }: PageHeadProps) {
  const { machine, file, seenThrough } = exploration;
  const [first, ...more] = aboutMachine(machine.id, file);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 className={styles.name}>{machine.id}</h1>
        <button type="button" className={styles.again} onClick={onBeginAgain}>
          Begin again
        </button>
      </div>
      <div className={styles.about}>
        <p>{first}</p>
        {seenThrough && <p>No screen draws it by itself: {seenThrough}.</p>}
        {more.length > 0 && (
          <details>
            <summary>All it says of itself</summary>
            {more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        )}
        <p>
          <code>packages/domain/src/{file}</code>
        </p>
      </div>
    </header>
  );
}
