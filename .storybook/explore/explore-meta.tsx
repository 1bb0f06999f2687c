import type { Meta } from '@storybook/react-vite';
import { ready } from './drive.ts';
import { ExplorePage } from './ExplorePage.tsx';

/** How every page that explores a machine is shown: wide, in the toolbar's language, its own phone. */
export const exploreMeta = {
  component: ExplorePage,
  globals: { viewport: { value: 'window', isRotated: false } },
  parameters: { translation: false },
  args: { language: 'en', pace: 300 },
  argTypes: { id: { table: { disable: true } }, language: { table: { disable: true } } },
  play: ({ canvasElement }) => ready(canvasElement),
  render: (args, { globals }) => (
    <ExplorePage
      key={globals.locale}
      {...args}
      language={globals.locale === 'zh_CN' ? 'zh_CN' : 'en'}
    />
  ),
} satisfies Omit<Meta<typeof ExplorePage>, 'args'> & {
  args: Partial<Parameters<typeof ExplorePage>[0]>;
};
