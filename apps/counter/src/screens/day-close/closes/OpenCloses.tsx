import { dayCloseMachines, selectCloses } from '@claypot/counter/day-close';
import type { CloseSummary } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { TimeZoneContext } from '../../../hooks/time-zone-context.ts';
import { useLanguage } from '../../../hooks/use-format.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { ClosesView } from './ClosesView.tsx';
import { daysOfMonth } from './month.ts';
import { monthName } from './month-name.ts';

interface OpenClosesProps {
  readonly branchId: string;
  readonly onOpen: (close: CloseSummary) => void;
}

/** The closes of a month with their query. */
export function OpenCloses({ branchId, onOpen }: OpenClosesProps) {
  const counter = useCounter();
  const language = useLanguage();
  const zone = use(TimeZoneContext);
  const { branches } = useSession();
  const present = useNow().toZonedDateTimeISO(zone).toPlainDate().with({ day: 1 });
  const [month, setMonth] = useState(present);
  const [scope, setScope] = useState<'branch' | 'all'>('branch');
  const { from, until } = daysOfMonth(month);
  const branch_id = scope === 'branch' ? branchId : null;
  const actor = useActorRef(counter.machines(dayCloseMachines).closes, {
    input: { branch_id, from, until },
  });
  useEffect(() => {
    actor.send({ type: 'SET_INPUT', input: { branch_id, from, until } });
  }, [actor, branch_id, from, until]);
  return (
    <ClosesView
      view={useSelector(actor, selectCloses)}
      month={monthName(month, language)}
      hasNextMonth={Temporal.PlainDate.compare(month, present) < 0}
      scope={branches.length > 1 ? scope : null}
      onScope={setScope}
      onMonth={(step) => setMonth(month.add({ months: step }))}
      onOpen={onOpen}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
