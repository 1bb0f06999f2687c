import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { AddressPendingView } from './AddressPendingView.tsx';

type AddressPendingProps = Omit<Parameters<typeof AddressPendingView>[0], 'back'>;

export function AddressPending(props: AddressPendingProps) {
  return <AddressPendingView {...props} back={useBack()} />;
}
