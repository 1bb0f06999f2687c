/** The company's record, its texts and the pictures of its home page. */
export { highlightsNow } from './home/highlights-now.ts';
export { picturePath } from './home/picture-path.ts';
export {
  type CompanySnapshot,
  type CompanyStatus,
  selectCompany,
  selectCompanyStatus,
  selectTimeZone,
} from './record/company.selectors.ts';
export type { CompanyRecord, CompanyTexts } from './record/company.types.ts';
export { type FamilyDayView, familyDay } from './record/family-day.ts';
