import { createBanners, createHighlights } from '../../company/home/home.implementation.ts';
import { createCompanyTexts } from '../../company/record/company-texts.implementation.ts';
import { defineMachines } from '../composition/define-machines.ts';

/** Machines of /home and of the company's texts. */
export const homeMachines = defineMachines((parts) => ({
  banners: () => createBanners(parts),
  highlights: () => createHighlights(parts),
  companyTexts: () => createCompanyTexts(parts),
}));
