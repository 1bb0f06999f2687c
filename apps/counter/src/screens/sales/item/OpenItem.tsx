import { createSaleItem, type NewLine } from '@claypot/counter/sales';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { OpenedItem } from '../menu/menu-actions.ts';
import type { Sales } from '../shared/use-sales.ts';
import { ItemSheet } from './ItemSheet.tsx';
import { selectSaleItem } from './select-sale-item.ts';

interface OpenItemProps {
  readonly item: OpenedItem;
  readonly branch: { readonly id: string; readonly name: string };
  readonly sales: Sales;
  readonly onLine: (line: NewLine) => void;
  readonly onClose: () => void;
}

/** Form of an item with its machine. */
export function OpenItem({ item, branch, sales, onLine, onClose }: OpenItemProps) {
  const { menuApi, runtime } = sales;
  const [machine] = useState(() =>
    createSaleItem({ ...runtime, menuApi, branch, onLine }, item.type),
  );
  const actor = useActorRef(machine, { input: { item_id: item.id } });
  const snapshot = useSelector(actor, (state) => state);
  return (
    <ItemSheet
      open
      name={item.name}
      item={selectSaleItem(item.type, snapshot)}
      onChoose={(option_id, variation_id) =>
        actor.send({ type: 'CHOOSE', option_id, variation_id })
      }
      onCount={(option_id, variation_id, qty) =>
        actor.send({ type: 'COUNT', option_id, variation_id, qty })
      }
      onQty={(qty, before) => actor.send({ type: qty > before ? 'INCREASE' : 'DECREASE' })}
      onAdd={() => actor.send({ type: 'ADD' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onClose={onClose}
    />
  );
}
