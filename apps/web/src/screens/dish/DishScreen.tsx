import { selectItem } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useNamedTitle } from '../../app/useNamedTitle.ts';
import type { ScreenProps } from '../../routes/screen-props.ts';
import { DishView } from './DishView.tsx';

export function DishScreen({ params }: ScreenProps) {
  const { machines } = useApp();
  const item = useActorRef(machines.dishItem, { input: { dish_id: params.id ?? '' } });
  const view = useSelector(item, selectItem);
  useNamedTitle(view.dish?.name);
  return (
    <DishView
      back={useBack()}
      item={view}
      onChoose={(option_id, variation_id) => item.send({ type: 'CHOOSE', option_id, variation_id })}
      onIncrease={() => item.send({ type: 'INCREASE' })}
      onDecrease={() => item.send({ type: 'DECREASE' })}
      onAdd={() => item.send({ type: 'ADD' })}
      onConfirm={() => item.send({ type: 'CONFIRM' })}
      onDismiss={() => item.send({ type: 'DISMISS' })}
      onRetry={() => item.send({ type: 'RETRY' })}
    />
  );
}
