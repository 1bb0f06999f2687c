import { selectBranch, selectDeliveryMethod } from '@claypot/domain/account';
import { menuMachines } from '@claypot/domain/app';
import { selectNeedsAddress } from '@claypot/domain/ordering';
import { selectDefaultAddress, selectDeliveryBranch } from '@claypot/domain/places';
import { shallowEqual, useSelector } from '@xstate/react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useAddresses } from '../../../../hooks/app/use-cart-and-addresses.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useBranchNow } from '../../../../hooks/time/use-branch-now.ts';
import { FulfilmentChoiceView, type FulfilmentChoiceViewProps } from './FulfilmentChoiceView.tsx';

/** Delivery or pickup. Delivery options are requested only for delivery with an address. */
export function FulfilmentChoice() {
  const { session } = useApp();
  const addresses = useAddresses();
  const address = useSelector(addresses, selectDefaultAddress);
  const method = useSelector(session, selectDeliveryMethod);
  if (address === null || method !== 'delivery') {
    return <Connected address={address} deliveryBranch={null} actions={NO_DELIVERY_BRANCH} />;
  }
  return <ToAddress key={`${address.latitude},${address.longitude}`} address={address} />;
}

type DeliveryBranchActions = Pick<
  FulfilmentChoiceViewProps['actions'],
  'select' | 'confirm' | 'cancel' | 'retry'
>;

const nothing = () => {};
const NO_DELIVERY_BRANCH: DeliveryBranchActions = {
  select: nothing,
  confirm: nothing,
  cancel: nothing,
  retry: nothing,
};

function ToAddress({
  address,
}: {
  readonly address: NonNullable<FulfilmentChoiceViewProps['address']>;
}) {
  const machines = useMachines(menuMachines);
  const deliveryBranch = useActorRef(machines.deliveryBranch, { input: { address } });
  return (
    <Connected
      address={address}
      deliveryBranch={useSelector(deliveryBranch, selectDeliveryBranch, shallowEqual)}
      actions={{
        select: ({ branch_id: id, branch_name }) =>
          deliveryBranch.send({ type: 'SELECT', branch: { id, branch_name } }),
        confirm: () => deliveryBranch.send({ type: 'CONFIRM' }),
        cancel: () => deliveryBranch.send({ type: 'CANCEL' }),
        retry: () => deliveryBranch.send({ type: 'RETRY' }),
      }}
    />
  );
}

interface ConnectedProps extends Pick<FulfilmentChoiceViewProps, 'address' | 'deliveryBranch'> {
  readonly actions: DeliveryBranchActions;
}

function Connected({ address, deliveryBranch, actions }: ConnectedProps) {
  const { session } = useApp();
  const machines = useMachines(menuMachines);
  const order = useActorRef(machines.orderMethod);
  return (
    <FulfilmentChoiceView
      method={useSelector(session, selectDeliveryMethod)}
      branch={useSelector(session, selectBranch, shallowEqual)}
      address={address}
      deliveryBranch={deliveryBranch}
      now={useBranchNow()}
      needsAddress={useSelector(order, selectNeedsAddress)}
      actions={{
        deliver: () => order.send({ type: 'DELIVER' }),
        pickUp: () => order.send({ type: 'PICK_UP' }),
        createAddress: () => order.send({ type: 'CREATE_ADDRESS' }),
        dismiss: () => order.send({ type: 'DISMISS' }),
        select: actions.select,
        confirm: actions.confirm,
        cancel: actions.cancel,
        retry: actions.retry,
      }}
    />
  );
}
