import type { Screen } from '../screen.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export const notFoundScreen: Screen<'notFound'> = {
  name: 'notFound',
  title: 'system:notFoundTitle',
  load: async () => NotFoundScreen,
  prerenderedFor: 'everyone',
};
