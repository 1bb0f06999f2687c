import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { receiptIcon } from '../icon/drawings/frame.ts';
import { languageIcon } from '../icon/drawings/language.ts';
import { leaveIcon } from '../icon/drawings/setting.ts';
import { ListRow } from './ListRow.tsx';

const meta = {
  component: ListRow,
  args: { title: 'My orders', icon: receiptIcon },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ListRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = { args: { href: '#orders' } };
export const External: Story = {
  args: { title: 'Website', icon: languageIcon, href: 'https://cch.example', external: true },
};
export const Action: Story = {
  args: { title: 'Leave', icon: leaveIcon, tone: 'danger', onPress: () => undefined },
};
export const Current: Story = {
  args: { title: '中文', lang: 'zh', icon: languageIcon, current: true, onPress: () => undefined },
};
export const Dense: Story = { args: { dense: true, text: 'On two lines', href: '#orders' } };
export const Plain: Story = { args: { text: 'Nothing to press here', end: '3 now' } };
