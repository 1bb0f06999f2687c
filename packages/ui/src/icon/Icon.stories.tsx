import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { type IconName, paths } from './paths.ts';

const meta = { component: Icon, args: { name: 'bag' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 16 }}>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: 12 }}>
          <Icon name={name} size={28} />
          {name}
        </div>
      ))}
    </div>
  ),
};

export const Filled: Story = { args: { filled: true } };
