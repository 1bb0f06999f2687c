import type { Decorator } from '@storybook/react-vite';
import { TimeZoneContext } from '../../../../hooks/time-zone-context.ts';
import { TIME_ZONE } from './samples.ts';

/** Renders a story as a screen of the window's height, in the sample company's time zone. */
export const asScreen: Decorator = (Story) => (
  <TimeZoneContext value={TIME_ZONE}>
    <main style={{ blockSize: '100dvh' }}>
      <Story />
    </main>
  </TimeZoneContext>
);
