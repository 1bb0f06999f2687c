import {
  type PlaceSearchSnapshot,
  placeSearchMachine,
  selectPlaceSearch,
} from '@claypot/domain/places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sameIn, viewOf } from '../../../shared/testing/in-state.ts';
import { PLACES } from '../samples.ts';
import { NewAddressView } from './NewAddressView.tsx';

function inState(
  value: PlaceSearchSnapshot['value'],
  context: Partial<PlaceSearchSnapshot['context']> = {},
) {
  const empty = {
    text: 'Jalan',
    coordinates: null,
    accuracy: null,
    places: [],
    locationProblem: null,
    error: null,
  };
  return viewOf(
    placeSearchMachine.resolveState({ value, context: { ...empty, ...context } }),
    selectPlaceSearch,
  );
}

const meta = {
  component: NewAddressView,
  args: {
    back: { label: 'Back', href: '/addressBook', onPress: fn() },
    needed: false,
    search: inState('found', { places: PLACES }),
    hrefTo: (id) => `/bookmarkAddress/${id}?returnTo=%2Fmenu`,
    onType: fn(),
    onLocate: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NewAddressView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  args: { search: inState('blank', { text: '' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'B');
    await expect(args.onType).toHaveBeenCalledWith('B');
    await expect(args.onLocate).not.toHaveBeenCalled();
  },
};

/** Delivery requires an address: a notice explains this, not an error. */
export const Needed: Story = {
  args: { needed: true, search: inState('blank', { text: '' }) },
  play: async ({ canvasElement, globals }) => {
    const notice = globals.locale === 'zh_CN' ? /请先添加地址/ : /Please add an address/;
    await expect(within(canvasElement).getByText(notice)).toBeVisible();
  },
};

export const Typing: Story = {
  args: { search: sameIn(inState, ['composing', 'idle']) },
};

export const Searching: Story = {
  args: { search: inState('searching') },
};

/** Results of the previous text stay until new ones arrive. */
export const SearchingAgain: Story = {
  args: { search: inState('searching', { text: 'Jalan T', places: PLACES }) },
};

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(within(canvasElement).getByRole('list')).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/bookmarkAddress/address-1?returnTo=%2Fmenu');
  },
};

/** A district and its station have the same name and address; their kinds distinguish them. */
export const OfOneName: Story = {
  args: {
    search: inState('found', {
      text: 'SS15',
      places: (['area', 'station'] as const).map((kind) => ({
        place_id: kind,
        name: 'SS15',
        full_address: 'SS15, 47500 Subang Jaya, Selangor',
        kind,
        source: 'bundled' as const,
        distance: null,
        latitude: '3.076000',
        longitude: '101.586000',
        nearest: null,
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    const found = within(within(canvasElement).getByRole('list')).getAllByRole('link');
    const names = found.map(({ textContent }) => textContent);
    await expect(new Set(names).size).toBe(2);
  },
};

/** The customer's position comes first, followed by places nearby. */
export const WhereIAm: Story = {
  args: {
    search: inState('found', {
      text: '',
      coordinates: { latitude: '3.118000', longitude: '101.622000' },
      places: [
        {
          place_id: 'at_3118000_101622000',
          name: 'Section 14',
          full_address: 'Near Section 14, 46100 Petaling Jaya, Selangor',
          kind: 'position',
          source: 'bundled',
          distance: 0,
          latitude: '3.118000',
          longitude: '101.622000',
          nearest: { name: 'Section 14', kind: 'area', distance: 0.4 },
        },
        ...PLACES.map((place) => ({ ...place, distance: 1.2 })),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const [first] = within(within(canvasElement).getByRole('list')).getAllByRole('link');
    await expect(first).toHaveAttribute(
      'href',
      '/bookmarkAddress/at_3118000_101622000?returnTo=%2Fmenu',
    );
  },
};

/** The source of the places is credited. */
export const FoundByGoogle: Story = {
  args: {
    search: inState('found', {
      places: PLACES.map((place) => ({ ...place, source: 'google' as const })),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Google/)).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { search: inState('nothing', { text: 'Jalan Nowhere' }) },
};

/** The customer is outside Malaysia: the message does not suggest a spelling mistake. */
export const Abroad: Story = {
  args: {
    search: inState('nothing', {
      text: '',
      coordinates: { latitude: '1.290000', longitude: '103.850000' },
    }),
  },
};

export const RoughlyHere: Story = {
  args: { search: inState('found', { text: '', accuracy: 2500, places: PLACES }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/2\.5 km/)).toBeVisible();
  },
};

export const Locating: Story = {
  args: { search: inState('locating', { text: '' }) },
};

export const NotLocated: Story = {
  args: { search: inState('blank', { text: '', locationProblem: 'denied' }) },
};

export const Failed: Story = {
  args: { search: inState('failed', { error: 'ERROR' }) },
  play: async ({ canvasElement, args }) => {
    const main = within(canvasElement.querySelector('main') ?? canvasElement);
    const retry = main.getAllByRole('button').at(-1);
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
