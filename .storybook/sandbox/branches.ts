import type { Branch } from '@claypot/sdk';
import { aBranch } from '@claypot/testing';
import { branches as samples } from '../../apps/web/src/screens/branches/samples.ts';
import { PICKUP } from '../../apps/web/src/screens/checkout/samples.ts';

/** The branch everything is ordered from, open until late. */
export const BANGSAR: Branch = { ...PICKUP.branch, branch_image: aBranch().branch_image };

/** What is told of the branches while they are open. */
export const BRANCHES: readonly [Branch, ...Branch[]] = [
  BANGSAR,
  ...samples.filter(({ id }) => id !== BANGSAR.id),
];
