import { type createSetUp, nameChanges, selectSetUp } from '@claypot/counter/set-up';
import { selectForm } from '@claypot/domain/machines';
import type { Language } from '@claypot/i18n';
import { useActorRef, useSelector } from '@xstate/react';
import { SetUpView } from './SetUpView.tsx';

interface SetUpScreenProps {
  readonly setUp: ReturnType<typeof createSetUp>;
  /** Host and port of the page. */
  readonly host: string;
  readonly onLanguage: (language: Language) => void;
}

/** Connects the set-up and its forms to their view. */
export function SetUpScreen({ setUp, host, onLanguage }: SetUpScreenProps) {
  const actor = useActorRef(setUp.machine, { input: setUp.input });
  const view = useSelector(actor, selectSetUp);
  const children = useSelector(actor, (snapshot) => snapshot.children);
  const { restaurant, branch, owner } = children;
  const restaurantForm = useSelector(restaurant, (form) => form && selectForm(form));
  const branchForm = useSelector(branch, (form) => form && selectForm(form));
  const ownerForm = useSelector(owner, (form) => form && selectForm(form));
  const forms =
    restaurantForm && branchForm && ownerForm
      ? { restaurant: restaurantForm, branch: branchForm, owner: ownerForm }
      : null;
  return (
    <SetUpView
      view={view}
      forms={forms}
      host={host}
      onLanguage={onLanguage}
      actions={{
        onRetry: () => actor.send({ type: 'RETRY' }),
        onGo: (step) => actor.send({ type: 'GO', step }),
        onContinue: () => actor.send({ type: 'CONTINUE' }),
        onFile: (change) => actor.send({ type: 'STORE', change }),
        onSearch: (query) => actor.send({ type: 'SEARCH', query }),
        onChoose: (id) => actor.send({ type: 'CHOOSE', id }),
        onCheck: () => actor.send({ type: 'CHECK' }),
        onCreate: () => actor.send({ type: 'CREATE' }),
        onRestaurant: (change) => restaurant?.send({ type: 'CHANGE', change }),
        onName: (name) => {
          if (restaurantForm === undefined) return;
          for (const change of nameChanges(restaurantForm.values, name)) {
            restaurant?.send({ type: 'CHANGE', change });
          }
        },
        onBranch: (change) => branch?.send({ type: 'CHANGE', change }),
        onOwner: (change) => owner?.send({ type: 'CHANGE', change }),
        onSubmit: (step) => {
          if (step === 'restaurant') restaurant?.send({ type: 'SUBMIT' });
          if (step === 'branch') branch?.send({ type: 'SUBMIT' });
          if (step === 'owner') owner?.send({ type: 'SUBMIT' });
        },
      }}
    />
  );
}
