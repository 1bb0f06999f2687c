import { COMPANY_TEXTS_REQUEST, HIGHLIGHTS_REQUEST } from '@claypot/domain/company';
import type { Screen } from '../../definition/screen.ts';

export const highlightDetailScreen: Screen<'highlightDetail'> = {
  name: 'highlightDetail',
  title: 'info:programme',
  named: 'company_family_name',
  outline: 'text',
  load: () => import('./HighlightDetailScreen.tsx').then((code) => code.HighlightDetailScreen),
  firstRequests: import.meta.env.SSR ? [HIGHLIGHTS_REQUEST, COMPANY_TEXTS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/signUp"]' } : undefined,
};
