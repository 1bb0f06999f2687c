import type { DeliveryBranchView } from '@claypot/domain/places';
import { SwitchBranchPopup } from '../../pickup-branch/SwitchBranchPopup.tsx';
import { NoAddressPopup } from './NoAddressPopup.tsx';

interface FulfilmentPopupsProps {
  readonly needsAddress: boolean;
  readonly deliveryBranch: Pick<DeliveryBranchView, 'choice' | 'following'> | null;
  readonly actions: {
    readonly createAddress: () => void;
    readonly pickUp: () => void;
    readonly dismiss: () => void;
    readonly confirm: () => void;
    readonly cancel: () => void;
  };
}

export function FulfilmentPopups({ needsAddress, deliveryBranch, actions }: FulfilmentPopupsProps) {
  return (
    <>
      <NoAddressPopup
        open={needsAddress}
        onCreate={actions.createAddress}
        onPickUp={actions.pickUp}
        onDismiss={actions.dismiss}
      />
      <SwitchBranchPopup
        open={deliveryBranch?.choice.status === 'asking'}
        branchName={deliveryBranch?.choice.input?.branch_name ?? ''}
        following={deliveryBranch?.following}
        onConfirm={actions.confirm}
        onCancel={actions.cancel}
      />
    </>
  );
}
