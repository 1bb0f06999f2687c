import type { Decorator } from '@storybook/react-vite';
import { TimeZoneContext } from '../../../hooks/time-zone-context.ts';
import { TIME_ZONE } from '../../orders/shared/testing/samples.ts';

/** Renders a story in the sample company's time zone. */
export const inZone: Decorator = (Story) => (
  <TimeZoneContext value={TIME_ZONE}>
    <Story />
  </TimeZoneContext>
);
