import {
  selectBranch,
  selectDefaultAddress,
  selectDeliveryMethod,
  selectMutation,
  selectNeedsAddress,
  selectQuery,
} from '@claypot/domain';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { FulfilmentChoiceView, type FulfilmentChoiceViewProps } from './FulfilmentChoiceView.tsx';

/** The way the order goes; the branches near an address are asked for once there is one. */
export function FulfilmentChoice() {
  const { addresses } = useApp();
  const address = useSelector(addresses, selectDefaultAddress);
  return address === null ? (
    <Connected address={null} servedBy={null} />
  ) : (
    <NearAddress key={address.id} address={address} />
  );
}

function NearAddress({
  address,
}: {
  readonly address: NonNullable<FulfilmentChoiceViewProps['address']>;
}) {
  const { machines } = useApp();
  const { latitude, longitude } = address;
  const near = useActorRef(machines.servedBy, { input: { latitude, longitude } });
  const servedBy = useSelector(near, selectQuery, shallowEqual);
  return (
    <Connected address={address} servedBy={servedBy} onRetry={() => near.send({ type: 'RETRY' })} />
  );
}

interface ConnectedProps extends Pick<FulfilmentChoiceViewProps, 'address' | 'servedBy'> {
  readonly onRetry?: () => void;
}

function Connected({ address, servedBy, onRetry = () => {} }: ConnectedProps) {
  const { machines, session } = useApp();
  const order = useActorRef(machines.orderMethod);
  const change = useActorRef(machines.branchChange);
  return (
    <FulfilmentChoiceView
      method={useSelector(session, selectDeliveryMethod)}
      branch={useSelector(session, selectBranch, shallowEqual)}
      address={address}
      servedBy={servedBy}
      needsAddress={useSelector(order, selectNeedsAddress)}
      change={useSelector(change, selectMutation, shallowEqual)}
      actions={{
        deliver: () => order.send({ type: 'DELIVER' }),
        pickUp: () => order.send({ type: 'PICK_UP' }),
        createAddress: () => order.send({ type: 'CREATE_ADDRESS' }),
        dismiss: () => order.send({ type: 'DISMISS' }),
        select: ({ id, branch_name }) => change.send({ type: 'RUN', input: { id, branch_name } }),
        confirm: () => change.send({ type: 'CONFIRM' }),
        cancel: () => change.send({ type: 'CANCEL' }),
        retry: onRetry,
      }}
    />
  );
}
