import { Suspense, use, useState } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { openSandbox, type Sandbox, type SandboxOptions } from '../sandbox/open-sandbox.ts';
import { Answers } from './Answers.tsx';
import { Chart } from './Chart.tsx';
import { Driver } from './Driver.tsx';
import styles from './ExplorePage.module.css';
import type { Exploration } from './exploration.ts';
import { explorations } from './explorations.ts';
import { Happenings } from './Happenings.tsx';
import { Insides } from './Insides.tsx';
import { PageHead } from './PageHead.tsx';
import { Phone } from './Phone.tsx';
import { PhoneApp } from './PhoneApp.tsx';
import { Reference } from './Reference.tsx';
import { useFoundActor, useSnapshot } from './use-external.ts';

interface ExplorePageProps {
  /** The machine's id. */
  readonly id: keyof typeof explorations;
  readonly language: SandboxOptions['language'];
  /** Milliseconds until the sandbox answers anything. */
  readonly pace: number;
}

/** One machine: its drawing, its states and events, and a live actor beside the real screen. */
export function ExplorePage({ id, language, pace }: ExplorePageProps) {
  const exploration: Exploration = explorations[id];
  const begin = () => prepared(exploration, { language, pace });
  const [opening, setOpening] = useState(begin);
  return (
    <main className={styles.page} lang="en">
      <Suspense fallback={<p className={styles.waiting}>The sandbox is being opened…</p>}>
        <Opened
          exploration={exploration}
          opening={opening}
          onBeginAgain={() => setOpening(begin())}
        />
      </Suspense>
    </main>
  );
}

async function prepared(
  { path, prepare, who }: Exploration,
  options: Pick<SandboxOptions, 'language' | 'pace'>,
): Promise<Sandbox> {
  const sandbox = await openSandbox({ path, who, ...options });
  await prepare?.(sandbox);
  return sandbox;
}

interface OpenedProps {
  readonly exploration: Exploration;
  readonly opening: Promise<Sandbox>;
  readonly onBeginAgain: () => void;
}

function Opened({ exploration, opening, onBeginAgain }: OpenedProps) {
  const sandbox = use(opening);
  const actor = useFoundActor(sandbox, () => exploration.actor(sandbox));
  const { machine } = exploration;
  return (
    <>
      <div className={styles.bench}>
        <div className={styles.controls}>
          <PageHead exploration={exploration} onBeginAgain={onBeginAgain} />
          {actor ? (
            <Live exploration={exploration} sandbox={sandbox} actor={actor} />
          ) : (
            <>
              <p className={styles.waiting}>No screen has started it yet.</p>
              <Chart machine={machine} snapshot={null} />
            </>
          )}
        </div>
        <div className={styles.screen}>
          <Phone key={sandbox.id} label="The screen">
            <PhoneApp sandbox={sandbox} />
          </Phone>
        </div>
      </div>
      {actor ? (
        <LiveReference exploration={exploration} actor={actor} />
      ) : (
        <Reference machine={machine} snapshot={null} />
      )}
    </>
  );
}

interface LiveProps {
  readonly exploration: Exploration;
  readonly sandbox: Sandbox;
  readonly actor: AnyActorRef;
}

function Live({ exploration, sandbox, actor }: LiveProps) {
  const snapshot: AnyMachineSnapshot = useSnapshot(actor);
  const { asks, happenings = [], machine } = exploration;
  return (
    <>
      <Driver exploration={exploration} sandbox={sandbox} actor={actor} snapshot={snapshot} />
      <Happenings happenings={happenings} sandbox={sandbox} />
      <Chart machine={machine} snapshot={snapshot} />
      <Answers asks={asks} forecast={sandbox.forecast} />
      <Insides actor={actor} snapshot={snapshot} />
    </>
  );
}

function LiveReference({ exploration, actor }: Omit<LiveProps, 'sandbox'>) {
  return <Reference machine={exploration.machine} snapshot={useSnapshot(actor)} />;
}
