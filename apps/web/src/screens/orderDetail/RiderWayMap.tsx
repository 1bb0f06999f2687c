import { placeMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import type { SalesOrder } from '@claypot/sdk';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useQueryOf } from '../../app/useQueryOf.ts';
import { RiderWayView } from './RiderWayView.tsx';

interface RiderWayMapProps {
  readonly order: SalesOrder;
  readonly door: NonNullable<SalesOrder['deliver_to']>;
}

/** The rider's way among what is known around the door. */
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
