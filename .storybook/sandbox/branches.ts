import { ApiError, type Branch, type Sdk } from '@claypot/sdk';
import { aBranch } from '@claypot/testing';
import { branches as samples } from '../../apps/web/src/screens/branches/samples.ts';
import { CLOSED_PICKUP, PICKUP } from '../../apps/web/src/screens/checkout/samples.ts';

/** The branch everything is ordered from, open until late. */
export const BANGSAR: Branch = {
  ...aBranch(),
  ...PICKUP.branch,
  branch_image: aBranch().branch_image,
};

/** What is told of the branches while they are open. */
export const BRANCHES: readonly Branch[] = [
  BANGSAR,
  ...samples.filter(({ id }) => id !== BANGSAR.id),
];

/** The branches, of which {@link BANGSAR} can be closed and opened. */
export function createBranches() {
  let isOpen = true;
  const bangsar = (): Branch =>
    isOpen ? BANGSAR : { ...CLOSED_PICKUP.branch, branch_image: BANGSAR.branch_image };
  const all = () => BRANCHES.map((branch) => (branch.id === BANGSAR.id ? bangsar() : branch));
  const operations = {
    branchList: async ({ body }) =>
      all().map((branch, index) => ({
        ...branch,
        distance: body.latitude === null ? null : 0.7 + 3 * index,
      })),
    branchDetail: async ({ path }) => {
      const found = all().find(({ id }) => id === path.id);
      if (!found) throw new ApiError({ kind: 'refused', code: 'NOT_FOUND', status: 404 });
      return found;
    },
    branchAvailableHour: async ({ path }) => ({
      ...(isOpen ? PICKUP : CLOSED_PICKUP).hours,
      branch_id: path.id,
    }),
  } satisfies Partial<Sdk>;
  return {
    operations,
    isOpen: () => isOpen,
    setOpen: (open: boolean) => {
      isOpen = open;
    },
  };
}
