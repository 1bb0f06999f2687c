import type { Decorator } from '@storybook/react-vite';
import { TimeZoneProvider } from '../apps/web/src/hooks/time/time-zone-context.ts';

/** Time zone of the sample company. */
const DEFAULT_TIME_ZONE = 'Asia/Kuala_Lumpur';

/** Shows a story's times in the zone of the sample company, or in `parameters.timeZone`. */
export const withTimeZone: Decorator = (Story, { parameters }) => {
  const timeZone: string = parameters.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <TimeZoneProvider value={timeZone}>
      <Story />
    </TimeZoneProvider>
  );
};
