import type { ActionStatus } from '@claypot/counter/staff';
import type { Busy, ErrorCode } from '@claypot/sdk/counter';
import { Button, Callout, clockIcon, RadioBar, Stack } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import { Rejection } from '../shared/forms/Rejection.tsx';
import { Section } from '../shared/layout/Section.tsx';
import { countdown } from './countdown.ts';
import { type Length, LengthChoice, minutesOf } from './LengthChoice.tsx';

type Minutes = Busy['minutes'];

export interface BusyViewProps {
  /** Null if the branch is not busy. */
  readonly busy: Busy | null;
  /** Minutes that customers see at the moment; null if unknown, or while the branch is closed. */
  readonly seen: { readonly pickup: number; readonly delivery: number } | null;
  /** Present time by the server's clock. */
  readonly now: Temporal.Instant;
  readonly status: ActionStatus;
  readonly error: ErrorCode | null;
  readonly onStart: (minutes: Minutes, lastsMinutes: number) => void;
  readonly onEnd: () => void;
}

const ADDED = ['10', '20', '30'] as const;
const MINUTES: Readonly<Record<(typeof ADDED)[number], Minutes>> = { '10': 10, '20': 20, '30': 30 };

/** Adds minutes to the time that customers see, always with an end and a countdown. */
export function BusyView({ busy, seen, now, status, error, onStart, onEnd }: BusyViewProps) {
  const { t } = useTranslation('counterStaff');
  const format = useFormat();
  const [added, setAdded] = useState<(typeof ADDED)[number]>('10');
  const [length, setLength] = useState<Length>('halfHour');
  const isRunning = status === 'running';
  if (busy !== null) {
    const until = Temporal.Instant.from(busy.until);
    return (
      <Section title={t('busyTitle')}>
        <Stack gap={4}>
          <Callout
            tone="notice"
            icon={clockIcon}
            title={t('busyLeft', { time: countdown(now, until) })}
          >
            {t('busyOnText', { minutes: busy.minutes, time: format.time(until) })}
          </Callout>
          {seen && <p>{t('customersSee', seen)}</p>}
          <Rejection code={error} />
          <Button variant="secondary" wide pending={isRunning} onClick={onEnd}>
            {t('endBusy')}
          </Button>
        </Stack>
      </Section>
    );
  }
  return (
    <Section title={t('busyTitle')}>
      <Stack gap={4}>
        <p>{t('busyOffText')}</p>
        {seen && <p>{t('customersSee', seen)}</p>}
        <RadioBar
          label={t('busyTitle')}
          value={added}
          choices={ADDED.map((value) => ({ value, label: t('addMinutes', { minutes: value }) }))}
          onChange={setAdded}
        />
        <LengthChoice value={length} onChange={setLength} />
        <Rejection code={error} />
        <Button
          variant="secondary"
          wide
          pending={isRunning}
          onClick={() => onStart(MINUTES[added], minutesOf(length))}
        >
          {t('startBusy')}
        </Button>
      </Stack>
    </Section>
  );
}
