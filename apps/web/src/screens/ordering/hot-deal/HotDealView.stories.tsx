import type { QueryState } from '@claypot/domain/machines';
import { type ItemSnapshot, selectHotDealItem } from '@claypot/domain/ordering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { viewOf } from '../../shared/testing/in-state.ts';
import { itemArgs, itemIn, justOpened } from '../item/story-args.ts';
import { packages } from '../menu/samples.ts';
import { deal } from '../package/samples.ts';
import { HotDealView } from './HotDealView.tsx';

type Context = ItemSnapshot['context'];

const [listed] = packages;

const untouched: Context = justOpened(
  deal.id,
  { type: 'hot_deal', deal },
  listed ? { type: 'hot_deal', package: listed } : null,
);

const inState = (
  value: ItemSnapshot['value'],
  context: Partial<Context> = {},
  reading?: QueryState,
) => viewOf(itemIn(value, { ...untouched, ...context }, reading), selectHotDealItem);

const meta = {
  component: HotDealView,
  args: {
    ...itemArgs,
    item: inState({ editing: 'choosing' }),
  },
} satisfies Meta<typeof HotDealView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Herbal/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /Feast/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('deal/package', 'family-claypot-feast');
  },
};

const withoutPair = {
  ...deal,
  package_list: deal.package_list.map((item) =>
    item.id === 'pair' ? { ...item, stock_status: 'Sold Out' as const } : item,
  ),
};

/** The cheapest package is sold out: prices start at the cheapest available one. */
export const CheapestSoldOut: Story = {
  args: {
    item: inState({ editing: 'choosing' }, { item: { type: 'hot_deal', deal: withoutPair } }),
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const from = globals.locale === 'zh_CN' ? '低至' : 'From';
    await expect(canvas.getByText(from).parentElement).toHaveTextContent(/RM\s59\.90$/);
    await expect(canvas.getByRole('button', { name: /RM\s59\.90/ })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: /Pair/ })).toBeDisabled();
    await expect(canvas.queryByText(/23\.90/)).toBeNull();
  },
};

export const CheapestSoldOutInChinese: Story = { ...CheapestSoldOut, globals: { locale: 'zh_CN' } };

const [dessert, ...otherOptions] = deal.hot_deal_option;
const withoutCendol = dessert && {
  ...dessert,
  hot_deal_option_variation: dessert.hot_deal_option_variation.map((choice) =>
    choice.id === 'cendol' ? { ...choice, stock_status: 'Sold Out' as const } : choice,
  ),
};

/** An addition that is a dish of the menu cannot be chosen while that dish is sold out. */
export const AdditionSoldOut: Story = {
  args: {
    item: inState(
      { editing: 'choosing' },
      {
        item: {
          type: 'hot_deal',
          deal: {
            ...deal,
            hot_deal_option: [...(withoutCendol ? [withoutCendol] : []), ...otherOptions],
          },
        },
      },
    ),
  },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const soldOut = globals.locale === 'zh_CN' ? /已售罄/ : /Sold Out/;
    const cendol = canvas.getByRole('checkbox', { name: /Cendol/ });
    await expect(cendol).toBeDisabled();
    await expect(cendol.closest('label')).toHaveTextContent(soldOut);
    await expect(cendol.closest('label')).not.toHaveTextContent('RM');
    await userEvent.click(canvas.getByRole('checkbox', { name: /sago/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('deal/dessert', 'sago');
  },
};

export const AdditionSoldOutInChinese: Story = { ...AdditionSoldOut, globals: { locale: 'zh_CN' } };

/** The contents of a package can be viewed without choosing it. */
export const LookedInto: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Family Claypot Feast/ }));
    const sheet = within(canvas.getByRole('dialog', { name: 'Family Claypot Feast' }));
    await expect(sheet.getByText('Iced Barley Lime')).toBeInTheDocument();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A chosen package determines the deal's price and adds its option groups. */
export const Chosen: Story = {
  args: {
    item: inState(
      { editing: 'choosing' },
      { chosen: { 'deal/package': ['family-claypot-feast'], 'deal/dessert': ['cendol'] } },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /RM\s64\.90/ })).toBeEnabled();
    await expect(canvas.getByRole('group', { name: /Choose 1 claypot/ })).toBeInTheDocument();
  },
};

/** After an attempt to add without a package, the missing choice is marked. */
export const Missing: Story = {
  args: { item: inState({ editing: 'choosing' }, { attempts: 1 }) },
};

/** Data from the menu is shown while the rest loads. */
export const Loading: Story = {
  args: { item: inState('reading', { item: null, chosen: null }) },
};

export const SoldOut: Story = {
  args: {
    item: inState('soldOut', {
      item: { type: 'hot_deal', deal: { ...deal, stock_status: 'Sold Out' } },
    }),
  },
  // No package is available, so no price is shown.
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/From|低至|RM/);
  },
};
