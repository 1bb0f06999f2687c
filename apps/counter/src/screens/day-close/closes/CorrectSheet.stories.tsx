import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { CorrectSheet } from './CorrectSheet.tsx';

const VALUES = { counted: '198.00', left: '198.00', reason: '' };

const meta = {
  component: CorrectSheet,
  args: {
    form: aForm(VALUES),
    number: 12,
    drawerName: null,
    canChangeLeft: true,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CorrectSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Correcting: Story = {
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(body.getByRole('textbox', { name: /Reason|原因/ }), 'x');
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'reason', value: 'x' });
    await userEvent.click(body.getByRole('button', { name: /Add|添加/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A later close began with what was left. */
export const Earlier: Story = { args: { canChangeLeft: false, drawerName: 'Bar' } };

export const Invalid: Story = {
  args: {
    form: aForm(VALUES, {
      errors: { counted: 'AMOUNT_INVALID', left: 'LEFT_TOO_LARGE', reason: 'REASON_REQUIRED' },
      firstInvalid: 'counted',
    }),
  },
};

export const Rejected: Story = { args: { form: aForm(VALUES, { rejection: 'CLOSE_CORRECTED' }) } };
export const Sending: Story = { args: { form: aForm(VALUES, { busy: true }) } };
