import { deviceMachines } from '@claypot/domain/app';
import { selectMutation, selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import { DevicesSkeleton, DevicesView } from './DevicesView.tsx';

/** The server cannot list the devices: only the token of the browser shows which one it is. */
export function Devices() {
  return useIsHydrating() ? <DevicesSkeleton /> : <LoadedDevices />;
}

function LoadedDevices() {
  const machines = useMachines(deviceMachines);
  const devices = useActorRef(machines.devices);
  const others = useActorRef(machines.signOutOthers);
  return (
    <DevicesView
      devices={useSelector(devices, selectQuery)}
      others={useSelector(others, selectMutation)}
      onRetry={() => devices.send({ type: 'RETRY' })}
      onSignOut={() => others.send({ type: 'RUN', input: {} })}
      onConfirm={() => others.send({ type: 'CONFIRM' })}
      onDismiss={() => others.send({ type: 'CANCEL' })}
    />
  );
}
