import { selectMember } from '@claypot/domain/account';
import { personalDataMachines } from '@claypot/domain/app';
import { selectMutation } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { saveFile } from '../../../platform/device/save-file.ts';
import { PersonalDataView } from './PersonalDataView.tsx';

export function PersonalData() {
  const machines = useMachines(personalDataMachines);
  const download = useActorRef(machines.download);
  const closing = useActorRef(machines.closing);
  const { session } = useApp();
  const member = useSelector(session, selectMember);
  const isClosed = useSelector(closing, (snapshot) => selectMutation(snapshot).output?.closed);
  useEffect(() => {
    if (isClosed) session.send({ type: 'SIGN_OUT' });
  }, [isClosed, session]);
  const data = useSelector(download, (snapshot) => selectMutation(snapshot).output);
  useEffect(() => {
    if (data === null) return;
    const { company, made_at } = data;
    const text = JSON.stringify(data, null, 2);
    const file = new Blob([text], { type: 'application/json' });
    saveFile(`${company}-${made_at.slice(0, 10)}.json`, file);
  }, [data]);
  return (
    <PersonalDataView
      held={{ wallet: member?.wallet ?? 0, point: member?.point ?? 0 }}
      phone={member?.phone_no ?? ''}
      download={useSelector(download, selectMutation)}
      closing={useSelector(closing, selectMutation)}
      onDownload={() => download.send({ type: 'RUN', input: {} })}
      onClose={(password) => closing.send({ type: 'RUN', input: { password } })}
    />
  );
}
