import { createCompanyTexts } from '../company/company-texts.live.ts';
import { createBanners, createHighlights } from '../home/home.live.ts';
import { defineMachines } from './define-machines.ts';

/** What the company shows of itself: on /home, and the texts that it has written. */
export const homeMachines = defineMachines((parts) => ({
  banners: () => createBanners(parts),
  highlights: () => createHighlights(parts),
  companyTexts: () => createCompanyTexts(parts),
}));
