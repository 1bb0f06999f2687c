import type { SalesOrder } from '@claypot/sdk';
import { useLoaded } from '../../../../hooks/loading/use-loaded.ts';
import { RiderWayShape } from './RiderWayShape.tsx';

const load = () => import('./RiderWayMap.tsx').then((code) => code.RiderWayMap);

/**
 * Map of an order in delivery; its code loads only then. Renders nothing for other orders, without
 * coordinates, or if the code fails to load.
 */
export function RiderWay({ order }: { readonly order: SalesOrder }) {
  const { deliver_to: door } = order;
  return order.status === 'DELIVERING' && door && <LateMap order={order} door={door} />;
}

interface LateMapProps {
  readonly order: SalesOrder;
  readonly door: NonNullable<SalesOrder['deliver_to']>;
}

function LateMap({ order, door }: LateMapProps) {
  const code = useLoaded(load);
  if (code.status === 'failed') return null;
  return (
    <RiderWayShape>
      {code.status === 'ready' && <code.value order={order} door={door} />}
    </RiderWayShape>
  );
}
