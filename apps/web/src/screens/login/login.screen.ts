import type { Screen } from '../screen.ts';
import { LoginScreen } from './LoginScreen.tsx';

export const loginScreen: Screen<'login'> = {
  name: 'login',
  title: 'login:title',
  outline: 'bare',
  load: async () => LoginScreen,
  prerenderedFor: 'everyone',
  next: ['signUp', 'me', 'home'],
};
