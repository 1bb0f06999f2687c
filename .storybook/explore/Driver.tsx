import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Sandbox } from '../sandbox/open-sandbox.ts';
import styles from './Driver.module.css';
import type { Exploration, Offer } from './exploration.ts';
import { Panel } from './Panel.tsx';
import { currentLeaves } from './states-in-words.ts';

interface DriverProps {
  readonly exploration: Exploration;
  readonly sandbox: Sandbox;
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
}

/** Where the actor stands, and every event it would hear now as a button. */
export function Driver({ exploration, sandbox, actor, snapshot }: DriverProps) {
  const all = everyOffer(exploration, sandbox);
  const possible = all.filter(([, event]) => snapshot.can(event));
  const deaf = [...new Set(all.map(([, { type }]) => type))].filter(
    (type) => !possible.some(([, event]) => event.type === type),
  );
  return (
    <Panel title="Live actor">
      <p className={styles.states} data-testid="current">
        {currentLeaves(snapshot).map((state) => (
          <code key={state} className={styles.state}>
            {state}
          </code>
        ))}
        {snapshot.status !== 'active' && <span className={styles.ended}>{snapshot.status}</span>}
      </p>
      <h3 className={styles.subtitle}>Events it hears now</h3>
      {possible.length === 0 && <p className={styles.none}>None: it goes on by itself.</p>}
      <ul className={styles.events}>
        {possible.map(([words, event]) => (
          <li key={`${event.type} ${words}`}>
            <button type="button" className={styles.event} onClick={() => actor.send(event)}>
              <code>{event.type}</code>
              {words !== '' && <span className={styles.words}>{words}</span>}
            </button>
          </li>
        ))}
      </ul>
      {deaf.length > 0 && (
        <p className={styles.deaf}>
          Not now:{' '}
          {deaf.map((type) => (
            <code key={type}>{type}</code>
          ))}
        </p>
      )}
    </Panel>
  );
}

/** The offers of the exploration, and each event that carries nothing by itself, by name. */
function everyOffer(
  { machine, offers }: Exploration,
  sandbox: Sandbox,
): readonly Offer<{ type: string }>[] {
  const given = offers(sandbox) as Record<string, readonly Offer<{ type: string }>[]>;
  return heardFromOutside(machine).flatMap((type) => given[type] ?? [['', { type }] as const]);
}

function heardFromOutside(machine: AnyStateMachine): readonly string[] {
  return machine.events
    .filter((type: string) => !type.startsWith('xstate.') && type !== '*')
    .toSorted();
}
