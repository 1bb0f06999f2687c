import type { Branch } from '@claypot/sdk';
import { aBranch } from '@claypot/testing';
import { OPEN_BRANCH } from '../../apps/web/src/screens/ordering/checkout/samples.ts';
import { branches as samples } from '../../apps/web/src/screens/places/branches/samples.ts';

/** The branch everything is ordered from, open until late. */
export const BANGSAR: Branch = { ...OPEN_BRANCH.branch, branch_image: aBranch().branch_image };

/** What is told of the branches while they are open. */
export const BRANCHES: readonly [Branch, ...Branch[]] = [
  BANGSAR,
  ...samples.filter(({ id }) => id !== BANGSAR.id),
];
