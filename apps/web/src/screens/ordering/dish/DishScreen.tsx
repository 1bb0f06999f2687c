import { itemMachines } from '@claypot/domain/app';
import { selectItem } from '@claypot/domain/ordering';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useNamedTitle } from '../../../hooks/navigation/use-named-title.ts';
import type { ScreenProps } from '../../definition/screen.ts';
import { useItemActions } from '../item/use-item-actions.ts';
import { useItemAddress } from '../item/use-item-address.ts';
import { DishView } from './DishView.tsx';

export function DishScreen({ params }: ScreenProps) {
  const { back, input } = useItemAddress(params);
  const machines = useMachines(itemMachines);
  const item = useActorRef(machines.dishItem, { input });
  const view = useSelector(item, selectItem);
  useNamedTitle(view.dish?.name);
  return <DishView back={back} item={view} {...useItemActions(item)} />;
}
