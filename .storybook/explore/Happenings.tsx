import type { Sandbox } from '../sandbox/open-sandbox.ts';
import styles from './Driver.module.css';
import type { Happening } from './exploration.ts';

interface HappeningsProps {
  readonly happenings: readonly Happening[];
  readonly sandbox: Sandbox;
}

/** What happens around the machine, without it being asked. */
export function Happenings({ happenings, sandbox }: HappeningsProps) {
  if (happenings.length === 0) return null;
  return (
    <section className={styles.driver} aria-label="Meanwhile">
      <h2 className={styles.title}>Meanwhile, outside</h2>
      <ul className={styles.events}>
        {happenings.map(({ label, act }) => (
          <li key={label}>
            <button type="button" className={styles.happening} onClick={() => act(sandbox)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
