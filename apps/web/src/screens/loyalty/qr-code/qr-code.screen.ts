import { MEMBER_REQUEST } from '@claypot/domain/account';
import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const qrCodeScreen: Screen<'qrCode'> = {
  name: 'qrCode',
  title: 'code:title',
  outline: 'code',
  load: () =>
    import('./QrCodeScreen.tsx').then((code) => {
      // The phone may be offline at the counter, so the encoders load together with the screen.
      code.prefetchEncoders();
      return code.QrCodeScreen;
    }),
  firstRequests: import.meta.env.SSR ? [MEMBER_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main button', reaction: 'dialog[open]' } : undefined,
  quickLink: {
    position: 0,
    href: ROUTES.qrCode.path,
    label: 'code:title',
    icon: 'qrCode',
    membersOnly: true,
  },
};
