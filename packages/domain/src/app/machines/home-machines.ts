import { createBanners, createHighlights } from '../../company/home/home.implementation.ts';
import { createCompanyTexts } from '../../company/record/company-texts.implementation.ts';
import { defineMachines } from '../composition/define-machines.ts';

/** What the company shows of itself: on /home, and the texts that it has written. */
export const homeMachines = defineMachines((parts) => ({
  banners: () => createBanners(parts),
  highlights: () => createHighlights(parts),
  companyTexts: () => createCompanyTexts(parts),
}));
