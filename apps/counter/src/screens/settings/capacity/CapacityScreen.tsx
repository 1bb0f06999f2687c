import { manageMachines } from '@claypot/counter/staff';
import { selectForm, selectQuery } from '@claypot/domain/machines';
import { addCapacityTexts } from '@claypot/i18n/counter-capacity';
import type { Capacity } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { hrefOf, SETTINGS_PATH } from '../../../platform/page/paths.ts';
import { CapacityFormView } from './CapacityFormView.tsx';
import { CapacityView } from './CapacityView.tsx';

export function CapacityScreen() {
  const { branch } = useSession();
  const { i18n } = useTranslation();
  useState(() => addCapacityTexts(i18n));
  return branch && <CapacityOfBranch key={branch.id} branchId={branch.id} />;
}

function CapacityOfBranch({ branchId }: { readonly branchId: string }) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).capacity, {
    input: { branch_id: branchId },
  });
  const view = useSelector(actor, selectQuery);
  useEffect(
    () => counter.events.on({ 'branch.updated': () => actor.send({ type: 'REFRESH' }) }),
    [actor, counter],
  );
  return (
    <CapacityView
      view={view}
      backHref={hrefOf(SETTINGS_PATH)}
      onRetry={() => actor.send({ type: 'RETRY' })}
    >
      {view.data && <CapacityForm capacity={view.data} />}
    </CapacityView>
  );
}

/** Keeps the settings of its first render, so that a refresh does not replace what is typed. */
function CapacityForm({ capacity }: { readonly capacity: Capacity }) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).capacityForm, { input: capacity });
  return (
    <CapacityFormView
      form={useSelector(actor, selectForm)}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  );
}
