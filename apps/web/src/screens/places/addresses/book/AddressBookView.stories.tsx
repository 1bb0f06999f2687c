import {
  type AddressesSnapshot,
  addressesMachine,
  selectAddresses,
  selectAddressesStatus,
} from '@claypot/domain/places';
import { someDeliveryOptions } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { derived, sameIn, viewOf } from '../../../shared/testing/in-state.ts';
import { queryIn } from '../../../shared/testing/query-in.ts';
import { NOW } from '../../branches/samples.ts';
import { HOME, OFFICE } from '../samples.ts';
import { AddressBookView } from './AddressBookView.tsx';
import { AddressReachView } from './AddressReach.tsx';

function inState(value: AddressesSnapshot['value'], addresses = [HOME, OFFICE]) {
  const context = { addresses, wanted: [], dehydrated: null, error: null };
  return viewOf(addressesMachine.resolveState({ value, context }), (snapshot) => ({
    addresses: selectAddresses(snapshot),
    status: selectAddressesStatus(snapshot),
  }));
}

/** Guests and members look the same, also while a change is being sent. */
const book = sameIn(inState, ['guest', { member: 'idle' }, { member: 'changing' }]);

const meta = {
  component: AddressBookView,
  args: derived(book, {
    ...book,
    back: { label: 'Back', href: '/me', onPress: fn() },
    choosing: false,
    newHref: '/addNewAddress',
    reachOf: (address) => (
      <AddressReachView
        now={NOW}
        delivery={queryIn('ready', {
          is_deliverable: address.is_default === 1,
          branches: address.is_default === 1 ? someDeliveryOptions().branches : [],
        })}
      />
    ),
    editHref: (id) => `/editAddress/${id}`,
    onChoose: fn(),
    onRetry: fn(),
  }),
} satisfies Meta<typeof AddressBookView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Book: Story = {
  play: async ({ canvasElement }) => {
    const [home] = within(within(canvasElement).getByRole('list')).getAllByRole('link');
    await expect(home).toHaveAttribute('href', '/editAddress/address-1');
  },
};

export const Choosing: Story = {
  args: { choosing: true },
  play: async ({ canvasElement, args }) => {
    const rows = within(within(canvasElement).getByRole('list')).getAllByRole('button');
    await expect(rows[0]).toHaveAttribute('aria-pressed', 'true');
    if (rows[1]) await userEvent.click(rows[1]);
    await expect(args.onChoose).toHaveBeenCalledWith('address-2');
  },
};

const MANY = Array.from({ length: 30 }, (_, at) => ({
  ...OFFICE,
  id: `address-${at}`,
  mail_type: `No ${at}`,
}));

/** Delivery options are requested only for visible addresses. */
export const Many: Story = {
  args: derived(inState('guest', MANY), {
    ...inState('guest', MANY),
    reachOf: ({ id }) => <span>{`Asked about ${id}`}</span>,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Asked about address-0');
    await expect(canvas.queryByText('Asked about address-29')).toBeNull();
    canvas.getByText('No 29').scrollIntoView();
    await waitFor(() => expect(canvas.getByText('Asked about address-29')).toBeVisible());
    await expect(canvas.queryByText('Asked about address-15')).toBeNull();
  },
};

export const Empty: Story = { args: sameIn(inState, ['guest', { member: 'idle' }], []) };

export const Loading: Story = {
  args: inState({ member: 'loading' }, []),
};

export const Failed: Story = {
  args: inState({ member: 'failed' }, []),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: inState('guest', [
    {
      ...HOME,
      mail_type: 'Grandmother’s house behind the second wet market',
      mail_name: 'W'.repeat(80),
    },
  ]),
};
