import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { infoIcon } from '../icon/drawings/sign-in.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Picture } from '../picture/Picture.tsx';
import { OptionGroup } from './OptionGroup.tsx';

const meta = {
  component: OptionGroup,
  args: {
    kind: 'radio',
    label: 'Rice',
    hint: 'Choose 1',
    tag: { text: 'Required', tone: 'neutral' },
    choices: [
      { id: 'white', label: 'White rice' },
      { id: 'brown', label: 'Brown rice', detail: <span translate="no">+RM 1.00</span> },
      {
        id: 'garlic',
        label: 'Garlic rice with crispy shallots',
        detail: <span translate="no">+RM 2.50</span>,
      },
      { id: 'none', label: 'Millet rice', detail: 'Sold Out', disabled: true },
    ],
    selected: ['white'],
    onSelect: () => undefined,
  },
} satisfies Meta<typeof OptionGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Radio: Story = {
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return <OptionGroup {...args} selected={selected} onSelect={(id) => setSelected([id])} />;
  },
};
export const Checkbox: Story = {
  args: { kind: 'checkbox', label: '加料', hint: '最多选 2 项', selected: ['brown'] },
};
export const MaximumReached: Story = {
  args: {
    kind: 'checkbox',
    label: 'Add-ons',
    hint: 'Choose up to 2',
    tag: { text: 'Optional', tone: 'neutral' },
    selected: ['white', 'brown'],
    maxReached: true,
  },
};
/** Dishes with a picture and an info button each. */
export const WithPictures: Story = {
  args: {
    about: 'Family Claypot Feast',
    label: 'Choose a claypot',
    choices: [
      ['signature-claypot-chicken-rice', 'Signature Claypot Chicken Rice'],
      ['claypot-curry-mee', 'Claypot Curry Mee'],
    ].map(([id = '', label = '']) => ({
      id,
      label,
      picture: <Picture src={`/media/demo/${id}.avif`} alt="" ratio="1/1" rounded />,
      aside: <IconButton icon={infoIcon} label={`About ${label}`} />,
    })),
    selected: ['claypot-curry-mee'],
  },
};
/** A choice can be taken several times; a sold-out one has no controls. */
export const Counted: Story = {
  args: {
    kind: 'checkbox',
    hint: 'Choose 2 to 3',
    selected: ['white', 'white'],
    counting: {
      label: (choice) => `Quantity of ${choice}`,
      decreaseLabel: 'Remove one',
      increaseLabel: 'Add one',
      onCount: () => undefined,
    },
  },
};
export const Missing: Story = {
  args: { selected: [], error: 'Please choose 1', tag: { text: 'Required', tone: 'danger' } },
};
