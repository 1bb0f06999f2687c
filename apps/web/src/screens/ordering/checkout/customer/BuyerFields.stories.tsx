import type { OrderFormValues } from '@claypot/domain/ordering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type FormSample, formInState } from '../../../shared/testing/form-samples.ts';
import { derived } from '../../../shared/testing/in-state.ts';
import { FILLED } from '../samples.ts';
import { BuyerFields } from './BuyerFields.tsx';

function shown(sample: Partial<FormSample<OrderFormValues>> = {}) {
  const form = formInState('editing', { values: FILLED, ...sample });
  return derived(form, { values: form.values, errors: form.errors });
}

const filled = shown();

const meta = {
  component: BuyerFields,
  args: derived(filled, { ...filled, method: 'pickup', onChange: fn() }),
} satisfies Meta<typeof BuyerFields>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No errors are shown before the first submit. */
export const Blank: Story = {
  args: shown({ values: { ...FILLED, full_name: '', email: '', phone: '' } }),
  play: async ({ canvasElement, args }) => {
    const email = canvasElement.querySelector<HTMLInputElement>('[name=email]');
    if (email) await userEvent.type(email, 'm');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'email', value: 'm' });
    await expect(email).toHaveAttribute('autocomplete', 'email');
  },
};

export const Filled: Story = {};

export const Faulty: Story = {
  args: shown({
    values: { ...FILLED, full_name: '', email: 'mei@', phone: '03-2201 5512' },
    errors: {
      full_name: 'FULL_NAME_REQUIRED',
      email: 'EMAIL_INVALID',
      phone: 'PHONE_INVALID',
    },
    tried: true,
  }),
};
