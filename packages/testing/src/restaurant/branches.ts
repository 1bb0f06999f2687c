import {
  ApiError,
  type Branch,
  type BranchHours,
  type DeliveryOptions,
  type Sdk,
} from '@claypot/sdk';
import { aDeliveryOption } from '../delivery.ts';
import { examples } from '../generated/examples.ts';

export interface BranchesDeps {
  /** All branches, open or not. The first can be closed. */
  readonly branches: readonly [Branch, ...Branch[]];
  /** Available times of an open branch. */
  readonly hours: BranchHours;
  /** Time at which a closed branch opens. */
  readonly opens: string;
}

/** Creates the branches, of which the first can be closed and opened. */
export function createBranches({ branches, hours, opens }: BranchesDeps) {
  const [first, ...others] = branches;
  let isOpen = true;
  const all = (): Branch[] => [
    isOpen ? first : { ...first, status: 'Closed', next_open_time: opens },
    ...others,
  ];
  const operations = {
    branchList: async ({ body }) =>
      all().map((branch, index) => ({
        ...branch,
        distance: body.latitude === null ? null : 0.7 + 3 * index,
      })),
    branchDetail: async ({ path }) => {
      const found = all().find(({ id }) => id === path.id);
      if (!found) throw new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
      const { date_dropdown_list = [], date_list = [] } = examples.BranchOpen;
      return { ...found, date_dropdown_list, date_list };
    },
    deliveryOptions: async (): Promise<DeliveryOptions> => ({
      is_deliverable: true,
      branches: all().map(({ branch_name, id, next_open_time, status }, index) =>
        aDeliveryOption({
          branch_id: id,
          branch_name,
          status,
          next_open_time,
          distance: 0.7 + 3 * index,
        }),
      ),
    }),
    branchAvailableHour: async ({ path }) => ({
      ...hours,
      ...(isOpen ? {} : { status: 'Closed' as const, asap_time: null, next_open_time: opens }),
      branch_id: path.id,
    }),
  } satisfies Partial<Sdk>;
  return {
    operations,
    /** The branches in their open state. */
    list: branches,
    isOpen: () => isOpen,
    setOpen: (open: boolean) => {
      isOpen = open;
    },
  };
}
