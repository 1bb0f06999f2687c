import type { Screen } from '../../definition/screen.ts';

export const newAddressScreen: Screen<'newAddress'> = {
  name: 'newAddress',
  title: 'addresses:newTitle',
  load: () => import('./search/NewAddressScreen.tsx').then((code) => code.NewAddressScreen),
  prerenderedFor: 'anybody',
  mainControl: import.meta.env.SSR
    ? { press: 'main button', reaction: 'main [class*=Spinner_]' }
    : undefined,
};
