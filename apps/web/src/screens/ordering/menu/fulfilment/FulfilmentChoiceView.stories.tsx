import {
  type OrderMethodSnapshot,
  orderMethodMachine,
  selectNeedsAddress,
} from '@claypot/domain/ordering';
import { aDeliveryOption, someDeliveryOptions } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HOME } from '../../../places/addresses/samples.ts';
import { NOW } from '../../../places/branches/samples.ts';
import { derived, viewOf } from '../../../shared/testing/in-state.ts';
import { deliveryBranchIn } from './delivery-branch-samples.ts';
import { FulfilmentChoiceView } from './FulfilmentChoiceView.tsx';

function inState(value: OrderMethodSnapshot['value']) {
  const snapshot = orderMethodMachine.resolveState({ value, context: {} });
  return viewOf(snapshot, (method) => ({ needsAddress: selectNeedsAddress(method) }));
}

const chosen = inState('idle');

const asking = {
  status: 'asking',
  input: { id: 'ss15', branch_name: 'CCH Subang SS 15' },
  output: null,
  error: null,
} as const;

const meta = {
  component: FulfilmentChoiceView,
  args: derived(chosen, {
    ...chosen,
    method: 'delivery',
    address: HOME,
    branch: { id: 'bangsar', name: 'CCH Bangsar' },
    deliveryBranch: deliveryBranchIn('ready'),
    now: NOW,
    actions: {
      deliver: fn(),
      pickUp: fn(),
      createAddress: fn(),
      dismiss: fn(),
      select: fn(),
      confirm: fn(),
      cancel: fn(),
      retry: fn(),
    },
  }),
} satisfies Meta<typeof FulfilmentChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Delivery: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Pickup|到店自取|自取/ }),
    );
    await expect(args.actions.pickUp).toHaveBeenCalledOnce();
  },
};

/** Branches that cannot deliver there are listed but not selectable. */
export const ChoosingTheBranch: Story = {
  args: {
    deliveryBranch: deliveryBranchIn(
      'ready',
      someDeliveryOptions({
        branches: [
          ...someDeliveryOptions().branches,
          aDeliveryOption({
            branch_id: 'bukit-bintang',
            branch_name: 'CCH Bukit Bintang',
            distance: 11.2,
          }),
          aDeliveryOption({
            branch_id: 'kepong',
            branch_name: 'CCH Kepong',
            distance: 14,
            status: 'Closed',
            asap_minutes: null,
            asap_time: null,
            next_open_time: null,
          }),
        ],
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = canvas.getAllByRole('button').at(-1);
    if (open) await userEvent.click(open);
    const sheet = within(canvas.getByRole('dialog'));
    await expect(sheet.queryByRole('button', { name: /Subang|Kepong/ })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: /Bukit Bintang/ }));
    await expect(args.actions.select).toHaveBeenCalledOnce();
  },
};

/** On the prerendered page, neither delivery nor pickup is selected. */
export const Prerendered: Story = {
  args: {
    method: null,
    address: null,
    branch: { id: 'branch', name: '' },
    deliveryBranch: null,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2);
    await expect(within(canvasElement).queryByRole('button', { pressed: true })).toBeNull();
  },
};

export const FindingOut: Story = { args: { deliveryBranch: deliveryBranchIn('loading', null) } };

export const NotFoundOut: Story = {
  args: { deliveryBranch: deliveryBranchIn('failed', null) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = canvas.getAllByRole('button').at(-1);
    if (open) await userEvent.click(open);
    const retry = within(canvas.getByRole('dialog')).getAllByRole('button').at(-1);
    if (retry) await userEvent.click(retry);
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

/** No branch delivers: a notice with alternatives is shown before anything is chosen. */
export const NoBranchDelivers: Story = {
  args: {
    deliveryBranch: deliveryBranchIn('ready', {
      is_deliverable: false,
      branches: someDeliveryOptions().branches.map((option) => ({
        ...option,
        is_reachable: false,
        delivery_fee: null,
        refusal_code: 'ERR_OUT_OF_SERVICE_AREA',
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.at(-1)).toHaveAttribute('href', '/updateAddress?returnTo=%2Fmenu');
  },
};

export const AnotherDelivers: Story = {
  args: { branch: { id: 'ss15', name: 'CCH Subang SS 15' } },
  play: async ({ canvasElement, args }) => {
    const other = within(canvasElement).getAllByRole('button').at(-1);
    if (other) await userEvent.click(other);
    await expect(args.actions.select).toHaveBeenCalledOnce();
  },
};

/** The address determines another branch than the cart's, so a popup asks for confirmation. */
export const FollowingTheAddress: Story = {
  args: {
    deliveryBranch: deliveryBranchIn('ready', someDeliveryOptions(), {
      choice: asking,
      following: true,
    }),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const [keep] = dialog.getAllByRole('button');
    await expect(keep).toHaveFocus();
    if (keep) await userEvent.click(keep);
    await expect(args.actions.cancel).toHaveBeenCalledOnce();
  },
};

export const Pickup: Story = { args: { method: 'pickup', address: null, deliveryBranch: null } };

const withoutAddress = inState('noAddress');

export const NoAddress: Story = {
  args: derived(withoutAddress, { ...withoutAddress, address: null, deliveryBranch: null }),
};
