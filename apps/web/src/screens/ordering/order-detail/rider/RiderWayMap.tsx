import { placeMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import type { SalesOrder } from '@claypot/sdk';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useQueryOf } from '../../../../hooks/loading/use-query-of.ts';
import { RiderWayView } from './RiderWayView.tsx';

interface RiderWayMapProps {
  readonly order: SalesOrder;
  readonly door: NonNullable<SalesOrder['deliver_to']>;
}

/** Rider map with the landmarks around the destination. */
export function RiderWayMap({ order, door }: RiderWayMapProps) {
  const { company } = useApp();
  const machines = useMachines(placeMachines);
  const { latitude, longitude } = door;
  const { data } = useQueryOf(machines.surroundings, { latitude, longitude });
  return (
    <RiderWayView
      order={order}
      door={door}
      names={data ?? []}
      provider={useSelector(company, selectCompany)?.map_provider ?? 'none'}
    />
  );
}
