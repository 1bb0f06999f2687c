import type { OperationId } from '@claypot/sdk';
import { useId } from 'react';
import { contractAnswers } from '../sandbox/contract-answers.ts';
import type { Asked, Forecast } from '../sandbox/forecast.ts';
import styles from './Answers.module.css';
import { Panel } from './Panel.tsx';
import { useRead } from './use-external.ts';

type Choice = readonly [value: string, words: string];

const DEVICE: Partial<Record<Asked, readonly Choice[]>> = {
  geolocation: [
    ['asUsual', 'The device tells where it is'],
    ['denied', 'The customer refuses'],
    ['unavailable', 'The device cannot tell'],
    ['silent', 'No answer'],
  ],
  pictures: [
    ['asUsual', 'The picture can be read'],
    ['unreadable', 'The picture cannot be read'],
    ['tooLarge', 'The picture is too large'],
    ['silent', 'No answer'],
  ],
};

const NETWORK: readonly Choice[] = [
  ['requestLost', 'Lost request: it never arrives'],
  ['replyLost', 'Lost reply: done, but nobody hears of it'],
  ['silent', 'No answer at all'],
];

interface AnswersProps {
  readonly asks: readonly Asked[];
  readonly forecast: Forecast;
}

/** What becomes of each question the machine asks, until something else is chosen. */
export function Answers({ asks, forecast }: AnswersProps) {
  if (asks.length === 0) return null;
  return (
    <Panel title="What it is answered" label="Answers">
      <div className={styles.list}>
        {asks.map((asked) => (
          <Answer key={asked} asked={asked} forecast={forecast} />
        ))}
      </div>
    </Panel>
  );
}

function Answer({ asked, forecast }: { readonly asked: Asked; readonly forecast: Forecast }) {
  const id = useId();
  const outcome = useRead({ subscribe: forecast.subscribe, read: () => forecast.read(asked) });
  const device = DEVICE[asked];
  return (
    <div className={styles.answer} data-changed={outcome !== 'asUsual' || undefined}>
      <label htmlFor={id}>
        <code>{asked}</code>
      </label>
      <select
        id={id}
        value={outcome}
        onChange={(event) => forecast.choose(asked, event.currentTarget.value)}
      >
        {device ? options(device) : <OfApi operation={asked as OperationId} />}
      </select>
    </div>
  );
}

/** What the contract lets an operation answer, and what a network can do to any. */
function OfApi({ operation }: { readonly operation: OperationId }) {
  const answers = contractAnswers(operation).map(
    ({ code, name, summary, status }) =>
      [name, code === 'OK' ? summary : `${code}: ${summary}`, status] as const,
  );
  const done = answers.filter(([, , status]) => status < 300);
  const refused = answers.filter(([, , status]) => status >= 300);
  return (
    <>
      <option value="asUsual">As the sandbox sees fit</option>
      <optgroup label="Answered">{options(done)}</optgroup>
      <optgroup label="Refused">{options(refused)}</optgroup>
      <optgroup label="Lost">{options(NETWORK)}</optgroup>
    </>
  );
}

function options(choices: readonly (readonly [value: string, words: string, ...unknown[]])[]) {
  return choices.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}
