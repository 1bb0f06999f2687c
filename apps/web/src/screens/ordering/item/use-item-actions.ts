import type { ItemEvent } from '@claypot/domain/ordering';
import { useMemo } from 'react';
import type { ItemActions } from './item-props.ts';

export function useItemActions(actor: { send: (event: ItemEvent) => void }): ItemActions {
  return useMemo(
    () => ({
      onChoose: (option_id, variation_id) =>
        actor.send({ type: 'CHOOSE', option_id, variation_id }),
      onCount: (option_id, variation_id, qty) =>
        actor.send({ type: 'COUNT', option_id, variation_id, qty }),
      onIncrease: () => actor.send({ type: 'INCREASE' }),
      onDecrease: () => actor.send({ type: 'DECREASE' }),
      onAdd: () => actor.send({ type: 'ADD' }),
      onConfirm: () => actor.send({ type: 'CONFIRM' }),
      onDismiss: () => actor.send({ type: 'DISMISS' }),
      onRetry: () => actor.send({ type: 'RETRY' }),
    }),
    [actor],
  );
}
