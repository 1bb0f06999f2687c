import { describeSection } from '@claypot/counter/back-office';
import type { DraftEntry, DraftFields } from '@claypot/sdk/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aNewView } from '../shared/samples.ts';
import { EntryView } from './EntryView.tsx';
import { formArgs } from './sample-args.ts';

const meta = {
  component: EntryView,
  args: formArgs('company'),
} satisfies Meta<typeof EntryView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns the args of the form of a section with fields. */
function formOf(section: DraftEntry['section'], fields: DraftFields) {
  return { view: aNewView(section, { fields }), description: describeSection(section) };
}

export const Company: Story = {
  args: formOf('company', {
    company_name: { en: 'Claypot House', zh_CN: '瓦煲之家' },
    company_logo: 'logo.0a1b2c3d4e.avif',
    topup_amounts: ['50.00', '100.00', '200.00'],
    tiers: [{ level_name: { en: 'Member', zh_CN: '会员' }, vouchers: [{ voucher: 'rainy-day' }] }],
    family_day: { day: '22', percent: '22' },
    holidays: [{ date: '2027-03-08', name: 'Extra', states: ['Selangor'] }],
    company_about: { en: '<p>Hello</p>', zh_CN: '<p>您好</p>' },
  }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove amount 2|删除金额 2)$/ }));
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'SET',
      path: ['topup_amounts'],
      value: ['50.00', '200.00'],
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Family Day|家庭日)/ }));
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'SET',
      path: ['family_day'],
      value: undefined,
    });
  },
};
/** The colour is chosen with the picker, and both previews follow. */
export const CompanyColor: Story = {
  args: formOf('company', { brand_color: '#ffd400' }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', {
      name: /^(Colour of the company|公司颜色)$/,
    });
    await expect(field).toHaveValue('#FFD400');
    const darker = /^(Buttons are darker|按钮比您的颜色更深)/;
    await expect(canvas.getAllByText(darker)).toHaveLength(2);
    await userEvent.clear(field);
    await userEvent.type(field, '#1d4ed8');
    await userEvent.click(canvas.getByText(/^(Preview in dark mode|深色模式预览)$/));
    const path = ['brand_color'];
    await expect(args.edit).toHaveBeenLastCalledWith({ type: 'SET', path, value: '#1d4ed8' });
    const standard = /^(Use the standard colours|使用标准颜色)$/;
    await userEvent.click(canvas.getByRole('button', { name: standard }));
    await expect(args.edit).toHaveBeenLastCalledWith({ type: 'SET', path, value: undefined });
  },
};

/** A company without a colour starts from the standard one. */
export const CompanyStandardColor: Story = {
  args: formOf('company', {}),
  play: async ({ args, canvasElement }) => {
    const choose = { name: /^(Choose a colour|选择颜色)$/ };
    await userEvent.click(within(canvasElement).getByRole('button', choose));
    const path = ['brand_color'];
    await expect(args.edit).toHaveBeenLastCalledWith({ type: 'SET', path, value: '#d4321a' });
  },
};

export const Branch: Story = {
  args: formOf('branches', {
    branch_name: { en: 'Bangsar', zh_CN: '孟沙店' },
    street1: '27, Jalan Telawi 3',
    state: 'Kuala Lumpur',
    hours: { monday: 'closed', tuesday: '11:00-15:00, 17:30-22:00', saturday: '24 hours' },
    delivery: { radius_km: '8.0' },
    images: ['front.0a1b2c3d4e.avif', 'inside.0a1b2c3d4e.avif'],
    is_able_reservation: 'true',
  }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [open] = canvas.getAllByRole('radio', { name: /^(Open|营业)$/ });
    if (open === undefined) throw new Error('Each day has the choice');
    await userEvent.click(open);
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'SET',
      path: ['hours', 'monday'],
      value: '11:00-22:00',
    });
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Move down: Picture 1|下移：图片 1)$/ }),
    );
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'SET',
      path: ['images'],
      value: ['inside.0a1b2c3d4e.avif', 'front.0a1b2c3d4e.avif'],
    });
  },
};
export const Package: Story = {
  args: formOf('packages', {
    package_name: { en: 'Noodle Lunch', zh_CN: '面食午餐' },
    side_dishes: [{ dish: 'iced-kopi', qty: '1', ask: ['size'] }],
    options: [{ option_name: { en: 'Bowl', zh_CN: '碗' }, dishes: [{ dish: 'cendol' }] }],
  }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Sweetness|甜度)$/ }));
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'SET',
      path: ['side_dishes', 0, 'ask'],
      value: ['sweetness', 'size'],
    });
  },
};
export const HotDeal: Story = {
  args: formOf('hot_deals', { packages: [{ package: 'lunch' }, { package: 'gone' }] }),
};
export const Voucher: Story = {
  args: formOf('vouchers', { used: 'both', percent: '10', claimable: 'true', not_at: ['bangsar'] }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(
      canvas.getByLabelText(/^(Kind of discount|折扣方式)/),
      'freeDelivery',
    );
    await expect(args.edit).toHaveBeenCalledWith({
      type: 'SET',
      path: ['percent'],
      value: undefined,
    });
    await expect(args.edit).toHaveBeenCalledWith({
      type: 'SET',
      path: ['free'],
      value: 'delivery',
    });
  },
};
export const Highlight: Story = {
  args: formOf('highlights', { opens: { page: 'menu' }, hours: '07:00-11:00' }),
};
export const News: Story = {
  args: formOf('news', { published_at: '2026-11-20T09:00:00+08:00' }),
};
export const SharedOptions: Story = {
  args: formOf('options', {
    option_name: { en: 'Sweetness', zh_CN: '甜度' },
    option_type: 'checkbox',
    variations: [{ name: { en: 'Less', zh_CN: '少' } }, { name: { en: 'More', zh_CN: '多' } }],
  }),
};
export const Category: Story = { args: formOf('categories', {}) };
export const Banner: Story = { args: formOf('banners', {}) };
