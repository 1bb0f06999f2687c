/** Behaviours of the host: approves every booking, rejects it, or leaves it pending. */
export const HOST_BEHAVIOURS = ['approves', 'rejects', 'waits'] as const;

export type HostBehaviour = (typeof HOST_BEHAVIOURS)[number];

/** Status transition that the host makes on a booking. */
export interface HostAnswer {
  readonly from: 'PENDING';
  readonly to: 'APPROVED' | 'REJECTED';
}

/** Simulates the staff who answer bookings at the branches. */
export class SandboxHost {
  behaviour: HostBehaviour = 'approves';

  /** Returns the transition of a pending booking; null leaves it pending. */
  answer(): HostAnswer | null {
    if (this.behaviour === 'waits') return null;
    return { from: 'PENDING', to: this.behaviour === 'approves' ? 'APPROVED' : 'REJECTED' };
  }
}
