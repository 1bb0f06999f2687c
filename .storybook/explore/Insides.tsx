import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import styles from './Insides.module.css';
import { Panel } from './Panel.tsx';
import { currentLeaves } from './states-in-words.ts';
import { useHeard } from './use-external.ts';

interface InsidesProps {
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
}

const inWords = (actor: AnyActorRef) => currentLeaves(actor.getSnapshot()).join(', ');

/** What the actor has heard, and what it knows. */
export function Insides({ actor, snapshot }: InsidesProps) {
  const heard = useHeard(actor, inWords);
  return (
    <div className={styles.insides}>
      <Panel title="What it heard">
        {heard.length === 0 && <p className={styles.none}>Nothing yet.</p>}
        <ol className={styles.heard}>
          {heard.map(({ id, type, state }) => (
            <li key={id}>
              <code className={styles.type}>{shortened(type)}</code>
              <span className={styles.state}>→ {state}</span>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title="Context">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <pre className={styles.context} tabIndex={0}>
          {JSON.stringify(snapshot.context, null, 2)}
        </pre>
      </Panel>
    </div>
  );
}

/** `xstate.done.actor.placeOrder` says `placeOrder done`, as the drawing does. */
function shortened(type: string): string {
  const [, end, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (end !== undefined) return `${name} ${end === 'done' ? 'done' : 'failed'}`;
  return type.replace(/^xstate\.after\.(\w+)\..*$/, 'after $1').replace(/^xstate\./, '');
}
