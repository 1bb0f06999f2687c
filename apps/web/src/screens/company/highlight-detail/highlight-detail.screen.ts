import type { Screen } from '../../definition/screen.ts';

export const highlightDetailScreen: Screen<'highlightDetail'> = {
  name: 'highlightDetail',
  title: 'info:programme',
  named: 'company_family_name',
  outline: 'text',
  load: () => import('./HighlightDetailScreen.tsx').then((code) => code.HighlightDetailScreen),
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/signUp"]' } : undefined,
};
