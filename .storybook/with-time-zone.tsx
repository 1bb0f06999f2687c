import type { Decorator } from '@storybook/react-vite';
import { TimeZoneProvider } from '../apps/web/src/hooks/time/time-zone-context.ts';

/** Where the company of the samples is. */
const HERE = 'Asia/Kuala_Lumpur';

/** Tells a story's times in the zone of its company: that of the samples, or `parameters.timeZone`. */
export const withTimeZone: Decorator = (Story, { parameters }) => {
  const timeZone: string = parameters.timeZone ?? HERE;
  return (
    <TimeZoneProvider value={timeZone}>
      <Story />
    </TimeZoneProvider>
  );
};
