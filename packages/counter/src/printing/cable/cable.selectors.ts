import type { CableView } from '../views.ts';
import type { CableSnapshot } from './cable.machine.ts';

/** Returns the view of the printer at the cable. */
export function selectCable(snapshot: CableSnapshot): CableView {
  const { cable, leased, printerId } = snapshot.context;
  return {
    status: statusOf(snapshot),
    printerId,
    isRefused: cable === 'refused',
    job: leased?.job ?? null,
  };
}

function statusOf(snapshot: CableSnapshot): CableView['status'] {
  const { cable, printerId } = snapshot.context;
  if (cable === 'unsupported') return 'unsupported';
  if (snapshot.hasTag('slow')) return 'slow';
  if (snapshot.hasTag('printing')) return 'printing';
  if (printerId === null) return 'none';
  if (cable === 'opening') return 'opening';
  if (cable !== 'ready') return 'gone';
  return snapshot.hasTag('offline') ? 'offline' : 'idle';
}
