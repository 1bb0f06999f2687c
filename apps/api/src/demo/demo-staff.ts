import type { Role } from '@claypot/sdk/counter';

/** A person of the demo restaurant's staff. */
export interface DemoStaff {
  readonly slug: string;
  readonly name: string;
  readonly role: Role;
  /** E.164. */
  readonly phone: string;
  readonly pin: string;
}

/** Password of all demo staff. It is public, so they exist in an embedded database only. */
export const DEMO_STAFF_PASSWORD = 'claypot-counter-88';

export const DEMO_STAFF: readonly DemoStaff[] = [
  { slug: 'owner', name: 'Puan Salmah', role: 'owner', phone: '+60193000101', pin: '640283' },
  { slug: 'manager', name: 'Mei Ling', role: 'manager', phone: '+60193000102', pin: '731924' },
  { slug: 'cashier', name: 'Ravi', role: 'cashier', phone: '+60193000103', pin: '284617' },
  { slug: 'kitchen', name: 'Aina', role: 'kitchen', phone: '+60193000104', pin: '2846' },
];
