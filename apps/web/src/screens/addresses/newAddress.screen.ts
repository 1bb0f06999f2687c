import type { Screen } from '../screen.ts';

export const newAddressScreen: Screen<'newAddress'> = {
  name: 'newAddress',
  title: 'addresses:newTitle',
  load: () => import('./NewAddressScreen.tsx').then((code) => code.NewAddressScreen),
  prerenderedFor: 'anybody',
};
