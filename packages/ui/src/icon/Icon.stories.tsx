import type { Meta, StoryObj } from '@storybook/react-vite';
import { bagIcon } from './drawings/sign-in.ts';
import { Icon, type IconDrawing } from './Icon.tsx';

const meta = { component: Icon, args: { drawing: bagIcon } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawings = import.meta.glob<Record<string, IconDrawing>>('./drawings/*.ts', { eager: true });
const all = Object.values(drawings).flatMap((exports) => Object.entries(exports));

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 }}>
      {all.map(([name, drawing]) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: 12 }}>
          <Icon drawing={drawing} size={28} />
          <span>{name}</span>
        </div>
      ))}
    </div>
  ),
};

export const Filled: Story = { args: { filled: true } };
