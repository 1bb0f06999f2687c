import { itemMachines } from '@claypot/domain/app';
import { selectHotDealItem } from '@claypot/domain/ordering';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useNamedTitle } from '../../../hooks/navigation/use-named-title.ts';
import type { ScreenProps } from '../../definition/screen.ts';
import { useItemActions } from '../item/use-item-actions.ts';
import { useItemAddress } from '../item/use-item-address.ts';
import { HotDealView } from './HotDealView.tsx';

export function HotDealScreen({ params }: ScreenProps) {
  const { back, input } = useItemAddress(params);
  const machines = useMachines(itemMachines);
  const item = useActorRef(machines.hotDealItem, { input });
  const view = useSelector(item, selectHotDealItem);
  useNamedTitle(view.deal?.name ?? view.preview?.package_name);
  return <HotDealView back={back} item={view} {...useItemActions(item)} />;
}
