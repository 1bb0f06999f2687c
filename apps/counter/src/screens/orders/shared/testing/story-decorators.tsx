import type { Decorator } from '@storybook/react-vite';
import { OrdersTimeZone } from '../text/use-format.ts';
import { TIME_ZONE } from './samples.ts';

/** Renders a story as a screen of the window's height, in the sample company's time zone. */
export const asScreen: Decorator = (Story) => (
  <OrdersTimeZone value={TIME_ZONE}>
    <main style={{ blockSize: '100dvh' }}>
      <Story />
    </main>
  </OrdersTimeZone>
);
