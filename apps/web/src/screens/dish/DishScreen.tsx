import { itemMachines } from '@claypot/domain/app';
import { selectItem } from '@claypot/domain/ordering';
import { useActorRef, useSelector } from '@xstate/react';
import { useMachines } from '../../app/useMachines.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import { useItemActions } from '../item/useItemActions.ts';
import { useItemAddress } from '../item/useItemAddress.ts';
import type { ScreenProps } from '../screen.ts';
import { DishView } from './DishView.tsx';

export function DishScreen({ params }: ScreenProps) {
  const { back, input } = useItemAddress(params);
  const machines = useMachines(itemMachines);
  const item = useActorRef(machines.dishItem, { input });
  const view = useSelector(item, selectItem);
  useNamedTitle(view.dish?.name);
  return <DishView back={back} item={view} {...useItemActions(item)} />;
}
