import { itemMachines, selectHotDealItem } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useBack } from '../../app/useBack.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import { useItemActions } from '../item/useItemActions.ts';
import { useItemInput } from '../item/useItemInput.ts';
import type { ScreenProps } from '../screen.ts';
import { HotDealView } from './HotDealView.tsx';

export function HotDealScreen({ params }: ScreenProps) {
  const machines = useMachines(itemMachines);
  const item = useActorRef(machines.hotDealItem, { input: useItemInput(params) });
  const view = useSelector(item, selectHotDealItem);
  useNamedTitle(view.deal?.name ?? view.preview?.package_name);
  return <HotDealView back={useBack()} item={view} {...useItemActions(item)} />;
}
