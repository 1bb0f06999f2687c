import type { ActionStatus } from '@claypot/counter/staff';
import type { BranchState, ErrorCode, PauseRequest } from '@claypot/sdk/counter';
import { Button, Stack } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import { Rejection } from '../shared/forms/Rejection.tsx';
import { Section } from '../shared/layout/Section.tsx';
import { countdown } from './countdown.ts';
import { type Length, LengthChoice, minutesOf } from './LengthChoice.tsx';
import styles from './PauseView.module.css';

type Method = PauseRequest['method'];

export interface PauseViewProps {
  readonly pauses: BranchState['pauses'];
  /** Present time by the server's clock. */
  readonly now: Temporal.Instant;
  readonly status: ActionStatus;
  /** Method of the last change; null before the first one. */
  readonly changing: Method | null;
  readonly error: ErrorCode | null;
  readonly onPause: (method: Method, lastsMinutes: number) => void;
  readonly onEnd: (method: Method) => void;
}

const METHODS = [
  ['delivery', 'pause_delivery'],
  ['pickup', 'pause_pickup'],
  ['reservation', 'pause_reservation'],
] as const satisfies readonly (readonly [Method, string])[];

/** Pauses delivery, pickup or bookings, always with an end and a countdown. */
export function PauseView(props: PauseViewProps) {
  const { pauses, now, status, changing, error, onPause, onEnd } = props;
  const { t } = useTranslation('counterStaff');
  const format = useFormat();
  const [length, setLength] = useState<Length>('halfHour');
  const endOf = (method: Method) => {
    const until = pauses.find((pause) => pause.method === method)?.until;
    return until === undefined ? null : Temporal.Instant.from(until);
  };
  return (
    <Section title={t('pauseTitle')}>
      <Stack gap={4}>
        <p>{t('pauseText')}</p>
        <LengthChoice value={length} onChange={setLength} />
        <Rejection code={error} />
        <ul className={styles.methods}>
          {METHODS.map(([method, label]) => {
            const until = endOf(method);
            return (
              <li key={method} className={styles.method}>
                <p className={styles.words}>
                  <strong>{t(label)}</strong>
                  <span className={styles.state} data-paused={until !== null || undefined}>
                    {until === null
                      ? t('notPaused')
                      : t('pausedUntil', {
                          time: format.time(until),
                          left: countdown(now, until),
                        })}
                  </span>
                </p>
                <Button
                  variant="secondary"
                  pending={status === 'running' && changing === method}
                  aria-label={t(until === null ? 'pauseOf' : 'endPauseOf', { method: t(label) })}
                  onClick={() =>
                    until === null ? onPause(method, minutesOf(length)) : onEnd(method)
                  }
                >
                  {until === null ? t('startPause') : t('endPause')}
                </Button>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Section>
  );
}
