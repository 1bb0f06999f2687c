import { itemMachines, selectItem } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useBack } from '../../app/useBack.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import { useItemActions } from '../item/useItemActions.ts';
import { useItemInput } from '../item/useItemInput.ts';
import type { ScreenProps } from '../screen.ts';
import { DishView } from './DishView.tsx';

export function DishScreen({ params }: ScreenProps) {
  const machines = useMachines(itemMachines);
  const item = useActorRef(machines.dishItem, { input: useItemInput(params) });
  const view = useSelector(item, selectItem);
  useNamedTitle(view.dish?.name);
  return <DishView back={useBack()} item={view} {...useItemActions(item)} />;
}
