import { type HoursView, hoursMachines } from '@claypot/counter/hours';
import { selectForm } from '@claypot/domain/machines';
import type { HoursDay } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../../hooks/counter-context.ts';
import { DaySheet } from './DaySheet.tsx';

/** The day of an open sheet; null for a new one. */
export interface OpenDay {
  readonly purpose: 'add' | 'edit' | 'copy';
  readonly day: HoursDay | null;
}

interface OpenDaySheetProps extends OpenDay {
  readonly days: readonly HoursDay[];
  /** Date at the branch. */
  readonly today: Temporal.PlainDate;
  readonly save: HoursView['save'];
  readonly onRemove: (date: string) => void;
  readonly onClose: () => void;
}

/** Form of a single day with its machine. */
export function OpenDaySheet(props: OpenDaySheetProps) {
  const { day, days, purpose, save, today, onClose, onRemove } = props;
  const counter = useCounter();
  const date = purpose === 'edit' ? (day?.date ?? null) : null;
  const actor = useActorRef(counter.machines(hoursMachines).hoursDay, {
    input: { today, taken: days.map((each) => each.date), day, date },
  });
  return (
    <DaySheet
      form={useSelector(actor, selectForm)}
      purpose={purpose}
      save={save}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onRemove={() => {
        if (date !== null) onRemove(date);
      }}
      onClose={onClose}
    />
  );
}
