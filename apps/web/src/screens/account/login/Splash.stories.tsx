import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplashView } from './Splash.tsx';

const meta = {
  component: SplashView,
  args: { companyName: 'Claypot Kitchen' },
} satisfies Meta<typeof SplashView>;
export default meta;

export const FirstSecond: StoryObj<typeof meta> = {};
