import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SetUpView } from './SetUpView.tsx';
import { aSetUp, FILLED, INVALID, MENU, MENU_WITH_ERROR, SAME_HOURS } from './set-up-samples.ts';

const meta = {
  component: SetUpView,
  args: {
    view: aSetUp(),
    forms: FILLED,
    host: 'localhost:8080',
    onLanguage: fn(),
    actions: {
      onRetry: fn(),
      onGo: fn(),
      onContinue: fn(),
      onFile: fn(),
      onSearch: fn(),
      onChoose: fn(),
      onCheck: fn(),
      onCreate: fn(),
      onRestaurant: fn(),
      onName: fn(),
      onBranch: fn(),
      onOwner: fn(),
      onSubmit: fn(),
    },
  },
} satisfies Meta<typeof SetUpView>;
export default meta;

type Story = StoryObj<typeof meta>;

const BRANCH = { step: 'branch', number: 2 } as const;
const MENU_STEP = { step: 'menu', number: 3 } as const;
const CHECK = { step: 'check', number: 5, creation: 'ready' } as const;

export const Opening: Story = { args: { view: aSetUp({ status: 'opening' }), forms: null } };
export const Failed: Story = { args: { view: aSetUp({ status: 'failed', error: 'ERROR' }) } };
export const Invalid: Story = { args: { view: aSetUp({ status: 'invalid' }), forms: null } };
export const Closed: Story = { args: { view: aSetUp({ status: 'closed' }), forms: null } };

export const Restaurant: Story = {};
export const RestaurantInvalid: Story = { args: { forms: INVALID } };
export const RestaurantWithLogo: Story = {
  args: { view: aSetUp({ files: { logo: { file_name: 'lotus.png' }, menu: null } }) },
};
export const SendingLogo: Story = { args: { view: aSetUp({ sending: 'logo' }) } };
export const HeicLogo: Story = {
  args: {
    view: aSetUp({
      fileProblem: {
        kind: 'logo',
        error: 'SET_UP_FILE_INVALID',
        reason: 'heic',
        message: 'is a HEIC photo',
      },
    }),
  },
};

export const Branch: Story = { args: { view: aSetUp(BRANCH) } };
export const BranchWithSameHours: Story = {
  args: { view: aSetUp(BRANCH), forms: SAME_HOURS },
  play: async ({ args, canvasElement }) => {
    const days = canvasElement.querySelector('details');
    await expect(days).not.toHaveAttribute('open');
    const [usual, allDay] = canvasElement.querySelectorAll('[aria-pressed]');
    await expect(usual).toHaveAttribute('aria-pressed', 'true');
    await expect(allDay).toHaveAttribute('aria-pressed', 'false');
    if (allDay) await userEvent.click(allDay);
    await expect(args.actions.onBranch).toHaveBeenCalledTimes(7);
  },
};
export const BranchInvalid: Story = { args: { view: aSetUp(BRANCH), forms: INVALID } };
export const FoundPlaces: Story = {
  args: {
    view: aSetUp({
      ...BRANCH,
      places: [
        { id: 'bangsar', name: 'Bangsar', address: '59100 Kuala Lumpur' },
        { id: 'baru', name: 'Bangsar Baru', address: '59100 Kuala Lumpur' },
      ],
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Bangsar 59100/ }));
    await expect(args.actions.onChoose).toHaveBeenCalledWith('bangsar');
  },
};
export const Searching: Story = { args: { view: aSetUp({ ...BRANCH, isSearching: true }) } };
export const NothingFound: Story = { args: { view: aSetUp({ ...BRANCH, places: [] }) } };
export const SearchFailed: Story = {
  args: { view: aSetUp({ ...BRANCH, placesError: 'SERVICE_UNAVAILABLE' }) },
};

export const Menu: Story = { args: { view: aSetUp(MENU_STEP) } };
export const MenuRecognised: Story = {
  args: { view: aSetUp({ ...MENU_STEP, files: { logo: null, menu: MENU } }) },
};
export const MenuWithErrors: Story = {
  args: {
    view: aSetUp({
      ...MENU_STEP,
      canContinue: false,
      files: { logo: null, menu: MENU_WITH_ERROR },
    }),
  },
};
export const NoTable: Story = {
  args: {
    view: aSetUp({
      ...MENU_STEP,
      fileProblem: {
        kind: 'menu',
        error: 'SET_UP_FILE_INVALID',
        reason: 'not_a_table',
        message: 'No row with column names was found.',
      },
    }),
  },
};
export const MenuTooLarge: Story = {
  args: {
    view: aSetUp({
      ...MENU_STEP,
      fileProblem: { kind: 'menu', error: 'INVALID_REQUEST', reason: null, message: null },
    }),
  },
};

export const Owner: Story = { args: { view: aSetUp({ step: 'owner', number: 4 }) } };
export const OwnerInvalid: Story = {
  args: { view: aSetUp({ step: 'owner', number: 4 }), forms: INVALID },
};

export const Check: Story = {
  args: { view: aSetUp(CHECK) },
  play: async ({ args, canvasElement }) => {
    const [back] = within(canvasElement).getAllByRole('listitem');
    if (back === undefined) throw new Error('The steps are not shown');
    await userEvent.click(within(back).getByRole('button'));
    await expect(args.actions.onGo).toHaveBeenCalledWith('restaurant');
  },
};
export const CheckSameHours: Story = { args: { view: aSetUp(CHECK), forms: SAME_HOURS } };
export const Planning: Story = { args: { view: aSetUp({ ...CHECK, creation: 'planning' }) } };
export const Unplanned: Story = {
  args: { view: aSetUp({ ...CHECK, creation: 'unplanned', error: 'ERROR' }) },
};
export const WithProblems: Story = {
  args: {
    view: aSetUp({
      ...CHECK,
      problems: [
        {
          problem: { field: 'subdomain', reason: 'taken', message: null },
          step: 'restaurant',
        },
        {
          problem: { field: 'other', reason: 'invalid', message: 'is missing; add it' },
          step: null,
        },
      ],
    }),
  },
};
export const CommonPassword: Story = {
  args: { view: aSetUp({ ...CHECK, error: 'PASSWORD_TOO_COMMON' }) },
};
export const Creating: Story = { args: { view: aSetUp({ ...CHECK, creation: 'creating' }) } };
export const Created: Story = {
  args: {
    forms: null,
    view: aSetUp({
      status: 'created',
      result: {
        subdomain: 'lotus-kitchen',
        origin: 'http://lotus-kitchen.localhost:8080',
        poster: '/m/bangsar/poster',
      },
    }),
  },
};
