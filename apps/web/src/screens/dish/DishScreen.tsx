import { selectItem } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import { useItemActions } from '../item/useItemActions.ts';
import type { ScreenProps } from '../screen.ts';
import { DishView } from './DishView.tsx';

export function DishScreen({ params }: ScreenProps) {
  const { machines } = useApp();
  const item = useActorRef(machines.dishItem, { input: { item_id: params.id ?? '' } });
  const view = useSelector(item, selectItem);
  useNamedTitle(view.dish?.name);
  return <DishView back={useBack()} item={view} {...useItemActions(item)} />;
}
