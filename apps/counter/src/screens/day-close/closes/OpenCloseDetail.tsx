import { dayCloseMachines, selectCloseDetail } from '@claypot/counter/day-close';
import { selectForm } from '@claypot/domain/machines';
import type { DayClose } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { CloseDetailView } from './CloseDetailView.tsx';
import { CorrectSheet } from './CorrectSheet.tsx';

interface OpenCloseDetailProps {
  readonly branchId: string;
  readonly number: number;
  readonly onBack: () => void;
}

/** A close with its query, and the form that corrects it. */
export function OpenCloseDetail({ branchId, number, onBack }: OpenCloseDetailProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(dayCloseMachines).closeDetail, {
    input: { branch_id: branchId, number },
  });
  const view = useSelector(actor, selectCloseDetail);
  const [drawerId, setDrawerId] = useState<string | null>(null);
  return (
    <>
      <CloseDetailView
        view={view}
        number={number}
        onBack={onBack}
        onCorrect={setDrawerId}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
      {view.close !== null && drawerId !== null && (
        <OpenCorrectSheet
          close={view.close}
          drawerId={drawerId}
          onClose={() => setDrawerId(null)}
          onDone={() => actor.send({ type: 'REFRESH' })}
        />
      )}
    </>
  );
}

interface OpenCorrectSheetProps {
  readonly close: DayClose;
  readonly drawerId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function OpenCorrectSheet({ close, drawerId, onClose, onDone }: OpenCorrectSheetProps) {
  const counter = useCounter();
  // The correction is of what the person saw when the form opened.
  const [seen] = useState(close);
  const actor = useActorRef(counter.machines(dayCloseMachines).correctClose, {
    input: { close: seen, drawerId },
  });
  const form = useSelector(actor, selectForm);
  useEffect(() => {
    if (!form.done) return;
    onDone();
    onClose();
  }, [form.done, onClose, onDone]);
  useEffect(() => {
    if (form.rejection === 'CLOSE_CORRECTED') onDone();
  }, [form.rejection, onDone]);
  return (
    <CorrectSheet
      form={form}
      number={close.summary.number}
      drawerName={close.drawers.find(({ id }) => id === drawerId)?.name ?? null}
      canChangeLeft={close.is_last}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
    />
  );
}
