import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundView } from './NotFoundView.tsx';

const meta = { component: NotFoundView } satisfies Meta<typeof NotFoundView>;
export default meta;

export const Shown: StoryObj<typeof meta> = {};
