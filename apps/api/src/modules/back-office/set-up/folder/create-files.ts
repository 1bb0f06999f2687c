import { stringify } from 'yaml';
import { branchRecord } from './branch-record.ts';
import { companyRecord, PICTURES } from './company-record.ts';
import type { SetUpDetails } from './details.ts';

/** Category of a menu without a file. */
export const FIRST_CATEGORY = 'menu';

/**
 * Creates the files of a restaurant with one branch and a category without dishes.
 * @param logo name of the logo's file.
 * @param color colour of the company, `#rrggbb`.
 */
export function createFiles(
  details: SetUpDetails,
  logo: string,
  color: string,
): ReadonlyMap<string, string> {
  const category = {
    slug: FIRST_CATEGORY,
    name: { en: 'Menu', zh_CN: '菜单' },
    image: PICTURES.dish,
  };
  return new Map([
    ['company.yaml', print(companyRecord(details, logo, color))],
    ['branches.yaml', print({ branches: [branchRecord(details)] })],
    ['categories.yaml', print({ categories: [category] })],
    [`menu/${FIRST_CATEGORY}.yaml`, print({ dishes: [] })],
  ]);
}

function print(record: object): string {
  return stringify(record, { lineWidth: 0 });
}
