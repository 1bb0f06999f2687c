import type { BranchSettingsValues } from '@claypot/counter/staff';
import { aSession } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BusyView } from '../branch-state/BusyView.tsx';
import { aForm } from '../shared/forms/form-samples.ts';
import { BranchSettingsView } from './BranchSettingsView.tsx';
import { SettingsView } from './SettingsView.tsx';

const NOW = Temporal.Instant.from('2026-11-28T04:30:00Z');
const { person, device } = aSession();
if (person === null) throw new Error('The sample session has no person');

const SETTINGS: BranchSettingsValues = {
  acceptance: 'manual',
  escalation_phone: '012-345 6789',
  escalate_after_minutes: 4,
  refuse_after_minutes: 10,
  lock_minutes: 5,
  simulator: true,
};

const branchSettings = (form = aForm(SETTINGS)) => (
  <BranchSettingsView form={form} onChange={fn()} onSubmit={fn()} />
);
const branchState = (
  <BusyView
    busy={null}
    seen={null}
    now={NOW}
    status="idle"
    error={null}
    onStart={fn()}
    onEnd={fn()}
  />
);

const meta = {
  component: SettingsView,
  args: {
    person,
    device,
    theme: 'system',
    isSoundRefused: false,
    hoursHref: '/counter/settings/hours',
    capacityHref: '/counter/settings/capacity',
    devicesHref: '/counter/settings/devices',
    printersHref: '/counter/settings/printers',
    recordHref: '/counter/settings/record',
    pairHref: '/counter/pair',
    secondFactorHref: '/counter/settings/second-factor',
    onLanguage: fn(),
    onTheme: fn(),
    onTestSound: fn(),
    onLock: fn(),
    onSignOut: fn(),
    children: [<div key="busy">{branchState}</div>, <div key="settings">{branchSettings()}</div>],
  },
} satisfies Meta<typeof SettingsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfManager: Story = {};
export const OfKitchen: Story = {
  args: {
    person: { ...person, role: 'kitchen', second_factor: false },
    hoursHref: null,
    capacityHref: null,
    devicesHref: null,
    recordHref: null,
    pairHref: null,
    children: undefined,
  },
};
export const NotPaired: Story = { args: { device: null } };
export const SoundRefused: Story = {
  args: { isSoundRefused: true },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    for (const button of buttons) {
      if (/Test the sound|测试声音/.test(button.textContent)) await userEvent.click(button);
    }
    await expect(args.onTestSound).toHaveBeenCalledOnce();
  },
};
export const Automatic: Story = {
  args: { children: branchSettings(aForm({ ...SETTINGS, acceptance: 'automatic' })) },
};
export const EscalationTooLate: Story = {
  args: {
    children: branchSettings(
      aForm(
        { ...SETTINGS, escalate_after_minutes: 12 },
        {
          errors: {
            escalate_after_minutes: 'ESCALATION_TOO_LATE',
            escalation_phone: 'PHONE_INVALID',
          },
          firstInvalid: 'escalation_phone',
        },
      ),
    ),
  },
};
export const Saving: Story = {
  args: { children: branchSettings(aForm(SETTINGS, { busy: true })) },
};
export const Saved: Story = { args: { children: branchSettings(aForm(SETTINGS, { done: true })) } };
export const SaveRejected: Story = {
  args: { children: branchSettings(aForm(SETTINGS, { rejection: 'SERVICE_UNAVAILABLE' })) },
};
