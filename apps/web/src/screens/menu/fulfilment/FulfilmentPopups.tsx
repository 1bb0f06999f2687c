import { SwitchBranchPopup } from '../../pickup-branch/SwitchBranchPopup.tsx';
import type { FulfilmentChoiceViewProps } from './FulfilmentChoiceView.tsx';
import { NoAddressPopup } from './NoAddressPopup.tsx';

/** What has to be asked before an order is had in another way, or from another branch. */
export function FulfilmentPopups({
  needsAddress,
  servedBy,
  actions,
}: Pick<FulfilmentChoiceViewProps, 'needsAddress' | 'servedBy' | 'actions'>) {
  return (
    <>
      <NoAddressPopup
        open={needsAddress}
        onCreate={actions.createAddress}
        onPickUp={actions.pickUp}
        onDismiss={actions.dismiss}
      />
      <SwitchBranchPopup
        open={servedBy?.choice.status === 'asking'}
        branchName={servedBy?.choice.input?.branch_name ?? ''}
        following={servedBy?.following}
        onConfirm={actions.confirm}
        onCancel={actions.cancel}
      />
    </>
  );
}
