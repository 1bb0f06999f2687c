import { itemMachines } from '@claypot/domain/app';
import { selectHotDealItem } from '@claypot/domain/ordering';
import { useActorRef, useSelector } from '@xstate/react';
import { useMachines } from '../../app/useMachines.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import { useItemActions } from '../item/useItemActions.ts';
import { useItemAddress } from '../item/useItemAddress.ts';
import type { ScreenProps } from '../screen.ts';
import { HotDealView } from './HotDealView.tsx';

export function HotDealScreen({ params }: ScreenProps) {
  const { back, input } = useItemAddress(params);
  const machines = useMachines(itemMachines);
  const item = useActorRef(machines.hotDealItem, { input });
  const view = useSelector(item, selectHotDealItem);
  useNamedTitle(view.deal?.name ?? view.preview?.package_name);
  return <HotDealView back={back} item={view} {...useItemActions(item)} />;
}
