import type { ActionStatus } from '@claypot/counter/staff';
import type { Busy, ErrorCode } from '@claypot/sdk/counter';
import { Button, Callout, clockIcon, RadioBar, Stack } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import { Rejection } from '../shared/forms/Rejection.tsx';
import { Section } from './SettingsView.tsx';

type Minutes = Busy['minutes'];

export interface BusyViewProps {
  /** Null if the branch is not busy. */
  readonly busy: Busy | null;
  /** Present time by the server's clock. */
  readonly now: Temporal.Instant;
  readonly status: ActionStatus;
  readonly error: ErrorCode | null;
  readonly onStart: (minutes: Minutes, lastsMinutes: number) => void;
  readonly onEnd: () => void;
}

const ADDED = ['10', '20', '30'] as const;
const MINUTES: Readonly<Record<(typeof ADDED)[number], Minutes>> = { '10': 10, '20': 20, '30': 30 };
const LENGTHS = ['halfHour', 'oneHour', 'twoHours'] as const;
const LENGTH_MINUTES = { halfHour: 30, oneHour: 60, twoHours: 120 } as const;

/** Adds minutes to the time that customers see, always with an end and a countdown. */
export function BusyView({ busy, now, status, error, onStart, onEnd }: BusyViewProps) {
  const { t } = useTranslation('counterStaff');
  const format = useFormat();
  const [added, setAdded] = useState<(typeof ADDED)[number]>('10');
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('halfHour');
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
        <RadioBar
          label={t('busyTitle')}
          value={added}
          choices={ADDED.map((value) => ({ value, label: t('addMinutes', { minutes: value }) }))}
          onChange={setAdded}
        />
        <RadioBar
          label={t('howLong')}
          value={length}
          choices={LENGTHS.map((value) => ({ value, label: t(value) }))}
          onChange={setLength}
        />
        <Rejection code={error} />
        <Button
          variant="secondary"
          wide
          pending={isRunning}
          onClick={() => onStart(MINUTES[added], LENGTH_MINUTES[length])}
        >
          {t('startBusy')}
        </Button>
      </Stack>
    </Section>
  );
}

/** Returns the remaining time as `1:04:09` or `4:09`; `0:00` once it has passed. */
export function countdown(now: Temporal.Instant, until: Temporal.Instant): string {
  const left = Math.max(0, Math.round((until.epochMilliseconds - now.epochMilliseconds) / 1000));
  const [hours, minutes, seconds] = [
    Math.floor(left / 3600),
    Math.floor(left / 60) % 60,
    left % 60,
  ];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
