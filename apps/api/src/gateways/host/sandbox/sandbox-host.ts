import type { ReservationStep } from '../../../booking/move-reservation.ts';

/** How the host behaves: takes every party, none, or leaves them waiting. */
export const HOST_BEHAVIOURS = ['approves', 'rejects', 'waits'] as const;

export type HostBehaviour = (typeof HOST_BEHAVIOURS)[number];

/** Somebody at the branches who answers bookings as told. */
export class SandboxHost {
  behaviour: HostBehaviour = 'approves';

  /** What becomes of a booking that waits for an answer; null leaves it waiting. */
  answer(): ReservationStep | null {
    if (this.behaviour === 'waits') return null;
    return { from: 'PENDING', to: this.behaviour === 'approves' ? 'APPROVED' : 'REJECTED' };
  }
}
