import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ExplorePage } from './ExplorePage.tsx';
import { exploreMeta } from './explore-meta.tsx';

const meta = {
  ...exploreMeta,
  title: 'Explore states',
  // The same parts draw every machine: the largest stands for all of them by night, and for the inside
  // of their charts, which is hundreds of elements each.
  parameters: {
    ...exploreMeta.parameters,
    night: false,
    a11y: { context: { exclude: ['[role=img] svg'] } },
  },
} satisfies Meta<typeof ExplorePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  args: { id: 'payment' },
  parameters: { night: true, a11y: { context: { exclude: [] } } },
};

export const Addresses: Story = { args: { id: 'addresses' } };

export const Branches: Story = { args: { id: 'branches' } };

export const Cart: Story = { args: { id: 'cart' } };

export const Catalogue: Story = { args: { id: 'catalogue' } };

export const Form: Story = { args: { id: 'form' } };

export const GuestMigration: Story = { args: { id: 'guestMigration' } };

export const Item: Story = { args: { id: 'item' } };

export const KeyedRequest: Story = { args: { id: 'keyedRequest' } };

export const Language: Story = { args: { id: 'language' } };

export const Mutation: Story = { args: { id: 'mutation' } };

export const AddressEditor: Story = { args: { id: 'addressEditor' } };

export const Toasts: Story = { args: { id: 'toasts' } };

export const OrderMethod: Story = { args: { id: 'orderMethod' } };

export const Otp: Story = { args: { id: 'otp' } };

export const Picture: Story = { args: { id: 'picture' } };

export const PlaceSearch: Story = { args: { id: 'placeSearch' } };

export const Quotation: Story = { args: { id: 'quotation' } };

export const Reorder: Story = { args: { id: 'reorder' } };

export const Query: Story = { args: { id: 'query' } };

export const Session: Story = { args: { id: 'session' } };

export const SignUpOffer: Story = { args: { id: 'signUpOffer' } };
