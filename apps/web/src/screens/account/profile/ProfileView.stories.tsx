import { type PictureSnapshot, pictureMachine, selectPicture } from '@claypot/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formInState } from '../../shared/testing/form-samples.ts';
import { viewOf } from '../../shared/testing/in-state.ts';
import { NEW_MEMBER, SILVER } from '../me/samples.ts';
import { ProfileView } from './ProfileView.tsx';

const PICTURE = '/media/demo/popiah.avif';
const KNOWN = {
  full_name: 'Tan Mei Ling',
  email: 'meiling@example.com',
  date_of_birth: Temporal.PlainDate.from('1990-05-17'),
};
const BLANK = { full_name: '', email: '', date_of_birth: null };

/** Returns the view of the real picture machine in the given state. */
function picture(
  value: PictureSnapshot['value'],
  context: Partial<PictureSnapshot['context']> = {},
) {
  return viewOf(
    pictureMachine.resolveState({ value, context: { url: null, error: null, ...context } }),
    selectPicture,
  );
}

const meta = {
  component: ProfileView,
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    member: SILVER,
    form: formInState('editing', { values: KNOWN }),
    picture: picture('none'),
    today: '2026-11-21',
    onChange: fn(),
    onSubmit: fn(),
    onChoosePicture: fn(),
    onDiscardPicture: fn(),
  },
} satisfies Meta<typeof ProfileView>;
export default meta;

type Story = StoryObj<typeof meta>;

const named = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`[name=${name}]`);

const save = (root: HTMLElement) => root.querySelector<HTMLElement>('[type=submit]');

/**
 * The phone number and a stored e-mail address are read-only. The date of birth is limited to 1910
 * until today.
 */
export const Known: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(named(canvasElement, 'phone_no')).toHaveAttribute('readonly');
    await expect(named(canvasElement, 'email')).toHaveAttribute('readonly');
    const birth = named(canvasElement, 'date_of_birth');
    await expect(birth).toHaveAttribute('min', '1910-01-01');
    await expect(birth).toHaveAttribute('max', '2026-11-21');
    await expect(birth).toHaveAttribute('autocomplete', 'bday');
    await expect(named(canvasElement, 'full_name')).toHaveAttribute('autocomplete', 'name');
    save(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NewMember: Story = {
  args: { member: NEW_MEMBER, form: formInState('editing', { values: BLANK }) },
  play: async ({ canvasElement, args }) => {
    const email = named(canvasElement, 'email');
    await expect(email).not.toHaveAttribute('readonly');
    if (email) await userEvent.type(email, 'm');
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'email', value: 'm' });
  },
};

/** Submitting focuses the first invalid field. */
export const Missing: Story = {
  args: {
    member: NEW_MEMBER,
    form: formInState('editing', {
      values: BLANK,
      errors: {
        full_name: 'FULL_NAME_REQUIRED',
        email: 'EMAIL_REQUIRED',
        date_of_birth: 'DATE_OF_BIRTH_REQUIRED',
      },
      firstInvalid: 'full_name',
    }),
  },
  play: async ({ canvasElement }) => {
    save(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(named(canvasElement, 'full_name')).toHaveFocus();
  },
};

export const PreparingPicture: Story = {
  args: { picture: picture('preparing') },
  play: async ({ canvasElement, args }) => {
    save(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Discarding by keyboard restores the previous picture and keeps the focus at the field. */
export const ChosenPicture: Story = {
  args: { picture: picture('chosen', { url: PICTURE }) },
  play: async ({ canvasElement, args }) => {
    named(canvasElement, 'avatar')?.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscardPicture).toHaveBeenCalledOnce();
    await expect(named(canvasElement, 'avatar')).toHaveFocus();
  },
};

/** A text file with the extension .png, or a file larger than any photo. */
export const RejectedPicture: Story = {
  args: { picture: picture('rejected', { error: 'AVATAR_NOT_AN_IMAGE' }) },
  play: async ({ canvasElement, args }) => {
    const input = named(canvasElement, 'avatar');
    await expect(input).toHaveAccessibleDescription(/photo|照片/);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    const file = new File(['pixels'], 'me.png', { type: 'image/png' });
    if (input) await userEvent.upload(input, file);
    await expect(args.onChoosePicture).toHaveBeenCalledWith(file);
  },
};

/** The server's error appears at its field. */
export const RejectedByServer: Story = {
  args: {
    member: NEW_MEMBER,
    form: formInState('editing', { values: KNOWN, rejection: 'EMAIL_ALREADY_SET' }),
  },
  play: async ({ canvasElement }) => {
    await expect(named(canvasElement, 'email')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Saving: Story = { args: { form: formInState('submitting', { values: KNOWN }) } };

/** Saved, and navigating back: another press sends nothing. */
export const Saved: Story = {
  args: { form: formInState('done', { values: KNOWN }) },
  play: async ({ canvasElement, args }) => {
    save(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
