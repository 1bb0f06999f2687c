import type { Decorator } from '@storybook/react-vite';
import { TIME_ZONE } from './samples.ts';
import { OrdersTimeZone } from './use-format.ts';

/** Renders a story as a screen of the window's height, in the sample company's time zone. */
export const asScreen: Decorator = (Story) => (
  <OrdersTimeZone value={TIME_ZONE}>
    <main style={{ blockSize: '100dvh' }}>
      <Story />
    </main>
  </OrdersTimeZone>
);
