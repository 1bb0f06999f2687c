/** How the host behaves: takes every party, none, or leaves them waiting. */
export const HOST_BEHAVIOURS = ['approves', 'rejects', 'waits'] as const;

export type HostBehaviour = (typeof HOST_BEHAVIOURS)[number];

/** The step by which the host answers a booking. */
export interface HostAnswer {
  readonly from: 'PENDING';
  readonly to: 'APPROVED' | 'REJECTED';
}

/** Somebody at the branches who answers bookings as told. */
export class SandboxHost {
  behaviour: HostBehaviour = 'approves';

  /** What becomes of a booking that waits for an answer; null leaves it waiting. */
  answer(): HostAnswer | null {
    if (this.behaviour === 'waits') return null;
    return { from: 'PENDING', to: this.behaviour === 'approves' ? 'APPROVED' : 'REJECTED' };
  }
}
