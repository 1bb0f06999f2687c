import { manageMachines } from '@claypot/counter/staff';
import { selectForm, selectQuery } from '@claypot/domain/machines';
import { type BranchState, hasRank } from '@claypot/sdk/counter';
import { Skeleton } from '@claypot/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../hooks/counter-context.ts';
import { useDevice } from '../../hooks/device-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import {
  CAPACITY_PATH,
  DEVICES_PATH,
  HOURS_PATH,
  hrefOf,
  PAIR_PATH,
  PRINTERS_PATH,
  RECORD_PATH,
  SECOND_FACTOR_PATH,
} from '../../platform/page/paths.ts';
import { BranchStateSections } from '../branch-state/BranchStateSections.tsx';
import { LoadFailed } from '../shared/layout/LoadFailed.tsx';
import { BranchSettingsView } from './BranchSettingsView.tsx';
import { SettingsView } from './SettingsView.tsx';

export function SettingsScreen() {
  const { language, runtime, session } = useCounter();
  const { theme } = useDevice();
  const { person, device, branch } = useSession();
  const [chosenTheme, setTheme] = useState(theme.get());
  const { alarm } = runtime;
  const sound = useSyncExternalStore(alarm.subscribe, alarm.state);
  if (person === null || branch === null) return null;
  const isManager = hasRank(person.role, 'manager');
  return (
    <SettingsView
      person={person}
      device={device}
      theme={chosenTheme}
      isSoundRefused={sound === 'refused'}
      hoursHref={isManager ? hrefOf(HOURS_PATH) : null}
      capacityHref={isManager ? hrefOf(CAPACITY_PATH) : null}
      devicesHref={isManager ? hrefOf(DEVICES_PATH) : null}
      printersHref={hasRank(person.role, 'cashier') ? hrefOf(PRINTERS_PATH) : null}
      recordHref={person.role === 'owner' ? hrefOf(RECORD_PATH) : null}
      pairHref={isManager ? hrefOf(PAIR_PATH) : null}
      secondFactorHref={hrefOf(SECOND_FACTOR_PATH)}
      onLanguage={(chosen) => language.send({ type: 'CHOOSE', language: chosen })}
      onTheme={(chosen) => {
        theme.set(chosen);
        setTheme(chosen);
      }}
      onTestSound={alarm.test}
      onLock={() => session.send({ type: 'SWITCH' })}
      onSignOut={() => session.send({ type: 'SIGN_OUT' })}
    >
      {hasRank(person.role, 'cashier') && (
        <BranchSections key={branch.id} branchId={branch.id} isManager={isManager} />
      )}
    </SettingsView>
  );
}

interface BranchSectionsProps {
  readonly branchId: string;
  readonly isManager: boolean;
}

function BranchSections({ branchId, isManager }: BranchSectionsProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).branch, {
    input: { branch_id: branchId },
  });
  const { data, error, status } = useSelector(actor, selectQuery);
  const { t } = useTranslation('counterStaff');
  useEffect(
    () => counter.events.on({ 'branch.changed': () => actor.send({ type: 'REFRESH' }) }),
    [actor, counter],
  );
  if (status === 'failed') {
    return (
      <LoadFailed
        title={t('settingsFailed')}
        error={error}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    );
  }
  if (data === null) return <Skeleton shape="row" count={5} />;
  return (
    <>
      <BranchStateSections branch={data} />
      {isManager && <SettingsOfBranch branch={data} />}
    </>
  );
}

interface BranchProps {
  readonly branch: BranchState;
}

function SettingsOfBranch({ branch }: BranchProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).branchSettings, { input: branch });
  return (
    <BranchSettingsView
      form={useSelector(actor, selectForm)}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  );
}
