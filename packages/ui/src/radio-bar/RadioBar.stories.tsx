import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioBar } from './RadioBar.tsx';

const meta = {
  component: RadioBar<string>,
  args: {
    label: 'Language',
    choices: [
      { value: 'en', label: 'English' },
      { value: 'zh_CN', label: '中文' },
    ],
    value: 'en',
    onChange: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <RadioBar {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioBar<string>>;
export default meta;

export const Two: StoryObj<typeof meta> = {};
