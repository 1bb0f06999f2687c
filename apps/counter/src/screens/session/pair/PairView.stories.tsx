import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { PairView } from './PairView.tsx';

const BRANCHES = [
  { id: 'bra_1', branch_name: 'CCH Bukit Bintang' },
  { id: 'bra_2', branch_name: 'CCH SS2 Petaling Jaya' },
  { id: 'bra_3', branch_name: 'CCH Bangsar' },
];

const meta = {
  component: PairView,
  args: {
    companyName: 'CCH Claypot Chicken House',
    branches: BRANCHES,
    form: aForm({ branch_id: 'bra_1', name: '' }),
    skipHref: '/counter',
    onChange: fn(),
    onSubmit: fn(),
    onLanguage: fn(),
  },
} satisfies Meta<typeof PairView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ManyBranches: Story = {};
export const OneBranch: Story = {
  args: {
    branches: BRANCHES.slice(0, 1),
    form: aForm({ branch_id: 'bra_1', name: 'Pass 1' }),
  },
};
export const Invalid: Story = {
  args: {
    form: aForm(
      { branch_id: '', name: '' },
      {
        errors: { branch_id: 'BRANCH_REQUIRED', name: 'DEVICE_NAME_REQUIRED' },
        firstInvalid: 'name',
      },
    ),
  },
};
export const Sending: Story = {
  args: { form: aForm({ branch_id: 'bra_1', name: 'Pass 1' }, { busy: true }) },
};
export const Rejected: Story = {
  args: { form: aForm({ branch_id: 'bra_1', name: 'Pass 1' }, { rejection: 'FORBIDDEN' }) },
};
