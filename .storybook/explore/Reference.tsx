import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leafStates } from '../../scripts/lib/leaf-states.ts';
import { eventWays } from '../../scripts/machine-pages/event-ways.ts';
import styles from './Reference.module.css';
import { currentLeaves } from './states-in-words.ts';
import { storyLinks } from './story-links.ts';

interface ReferenceProps {
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot | null;
}

/** Every state with the stories that show it, and every event with where it leads. */
export function Reference({ machine, snapshot }: ReferenceProps) {
  const links = storyLinks(machine.id);
  const current = snapshot ? currentLeaves(snapshot) : [];
  return (
    <div className={styles.reference}>
      <section className={styles.part} aria-label="States">
        <h2 className={styles.title}>States</h2>
        <dl className={styles.list}>
          {leafStates(machine).map((state) => (
            <div key={state} className={styles.row} data-current={current.includes(state)}>
              <dt>
                <code>{state}</code>
              </dt>
              <dd className={styles.links}>
                {links
                  .filter((link) => link.state === state)
                  .map(({ href, name }) => (
                    <a key={href} href={href} target="_top">
                      {name}
                    </a>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part} aria-label="Events">
        <h2 className={styles.title}>Events</h2>
        <dl className={styles.list}>
          {eventWays(machine).map(({ event, ways }) => (
            <div key={event} className={styles.row}>
              <dt>
                <code>{event}</code>
              </dt>
              <dd>
                {ways.map((way) => (
                  <p key={way}>{way}</p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
