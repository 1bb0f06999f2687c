import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaintenanceView } from './MaintenanceView.tsx';

const meta = { component: MaintenanceView } satisfies Meta<typeof MaintenanceView>;
export default meta;

export const Shown: StoryObj<typeof meta> = {};
