import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompanyNotFoundView } from './CompanyNotFoundView.tsx';

const meta = { component: CompanyNotFoundView } satisfies Meta<typeof CompanyNotFoundView>;
export default meta;

export const Shown: StoryObj<typeof meta> = {};
