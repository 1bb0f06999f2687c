import type { Meta, StoryObj } from '@storybook/react-vite';
import { Colours as ColoursPage } from './Colours.tsx';
import { Measures as MeasuresPage } from './Measures.tsx';

const meta = {
  title: 'Gallery/Tokens',
  globals: { viewport: { value: 'window' } },
  parameters: { translation: false },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  // The page shows both schemes at once.
  parameters: { dark: false },
  render: () => <ColoursPage />,
};
export const Measures: Story = { render: () => <MeasuresPage /> };
