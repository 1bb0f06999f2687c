import { hoursMachines, selectHours } from '@claypot/counter/hours';
import { selectForm } from '@claypot/domain/machines';
import type { HoursConflict } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useCallback, useEffect, useState } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { TimeZoneContext } from '../../../hooks/time-zone-context.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { hrefOf, SETTINGS_PATH } from '../../../platform/page/paths.ts';
import { openTicket } from '../../orders/ticket/open-ticket.ts';
import { type OpenDay, OpenDaySheet } from './days/OpenDaySheet.tsx';
import { HoursView } from './HoursView.tsx';
import { HoursSettingsView, type HoursSettingsViewProps } from './settings/HoursSettingsView.tsx';

export function HoursScreen() {
  const { branch } = useSession();
  if (branch === null) return null;
  return <HoursOfBranch key={branch.id} branchId={branch.id} branchName={branch.branch_name} />;
}

interface HoursOfBranchProps {
  readonly branchId: string;
  readonly branchName: string;
}

function HoursOfBranch({ branchId, branchName }: HoursOfBranchProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(hoursMachines).hours, {
    input: { branch_id: branchId },
  });
  const view = useSelector(actor, selectHours);
  const today = useNow().toZonedDateTimeISO(use(TimeZoneContext)).toPlainDate();
  const [openDay, setOpenDay] = useState<OpenDay | null>(null);
  const [openOrder, setOpenOrder] = useState<string | null>(null);
  const { form, hours, save } = view;
  const closeDay = useCallback(() => {
    actor.send({ type: 'EDITED', form: 'day', changed: false });
    actor.send({ type: 'DISMISS' });
    setOpenDay(null);
  }, [actor]);
  const isDaySaved = save.isOfDay && save.status === 'done';
  useEffect(() => {
    if (isDaySaved) setOpenDay(null);
  }, [isDaySaved]);
  return (
    <>
      <HoursView
        view={view}
        branchName={branchName}
        backHref={hrefOf(SETTINGS_PATH)}
        bookingHref={bookingHref}
        onAdd={() => setOpenDay({ purpose: 'add', day: null })}
        onEdit={(day) => setOpenDay({ purpose: 'edit', day })}
        onCopy={(day) => setOpenDay({ purpose: 'copy', day })}
        onOpenOrder={setOpenOrder}
        onServe={(conflict, confirmed) => actor.send({ type: 'SERVE', conflict, confirmed })}
        onRetry={() => actor.send({ type: 'RETRY' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
        onDismiss={() => actor.send({ type: 'DISMISS' })}
        settings={
          form !== null &&
          hours !== null && (
            <Settings
              key={form.key}
              base={form.base}
              hours={hours}
              isEdited={view.isEdited}
              save={save}
              onReset={(part) => actor.send({ type: 'SAVE', edit: { [part]: null } })}
              onDiscard={() => actor.send({ type: 'DISCARD' })}
            />
          )
        }
      />
      {openDay !== null && hours !== null && (
        <OpenDaySheet
          {...openDay}
          days={hours.days}
          today={today}
          save={save}
          onRemove={(date) => actor.send({ type: 'SAVE', edit: { days: [{ date, day: null }] } })}
          onClose={closeDay}
        />
      )}
      {openOrder !== null && (
        <openTicket.Component
          key={openOrder}
          orderId={openOrder}
          onClose={() => {
            setOpenOrder(null);
            actor.send({ type: 'REFRESH' });
          }}
        />
      )}
    </>
  );
}

/** The booking on the screen of its day. */
function bookingHref({ date, id }: HoursConflict): string {
  return `${hrefOf('/bookings')}?${new URLSearchParams({ date: date ?? '', booking: id })}`;
}

interface SettingsProps extends Omit<HoursSettingsViewProps, 'form' | 'onChange' | 'onSubmit'> {
  readonly base: HoursSettingsViewProps['hours'];
}

function Settings({ base, ...props }: SettingsProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(hoursMachines).hoursSettings, { input: base });
  return (
    <HoursSettingsView
      {...props}
      form={useSelector(actor, selectForm)}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  );
}
