import { STANDARD_COLOR } from '@claypot/domain/theme';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { parseRestaurant } from '../../../../import/read/restaurant.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { columnLetters } from '../../../../sheets/read/table.ts';
import type { SheetProblem } from '../../../../sheets/values/sheet-problem.ts';
import { translateMessage } from '../../sheets/messages/translate-message.ts';
import { createFiles } from '../folder/create-files.ts';
import type { SetUpDetails } from '../folder/details.ts';
import { logoName, standInPictures } from '../folder/pictures/create-pictures.ts';
import { importMenu } from './import-menu.ts';

type RecognisedMenu = Omit<Schemas['SetUpMenu'], 'file_name'>;

const MOST_PROBLEMS = 100;
const MOST_COLUMNS = 200;
const MOST_CATEGORIES = 100;

/** A valid restaurant, into which a menu is imported only to see what it has. */
const ANY_RESTAURANT: SetUpDetails = {
  restaurant: {
    subdomain: 'restaurant',
    name: { en: 'Restaurant', zh_CN: '餐厅' },
    registration_no: '1',
    sst_registration_no: null,
    phone: '03-20000000',
    email: 'restaurant@example.com',
  },
  branch: {
    name: { en: 'Branch', zh_CN: '分店' },
    street1: '1',
    street2: null,
    postal_code: '50000',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    latitude: '3.139000',
    longitude: '101.686900',
    hours: [],
  },
};

/**
 * Returns what is recognised in a menu file.
 * @param language of the names and messages.
 * @throws SheetUnreadable if the file is not a table.
 */
export async function recogniseMenu(
  bytes: Uint8Array,
  language: Language,
): Promise<RecognisedMenu> {
  const { folder, problems, sheet } = await importMenu(
    {
      files: createFiles(ANY_RESTAURANT, logoName(null), STANDARD_COLOR),
      images: standInPictures(null),
    },
    bytes,
  );
  const { recognised, plan } = sheet;
  const { restaurant } = parseRestaurant(folder.files);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return {
    format: recognised.format,
    header_row: recognised.headerRow,
    columns: recognised.columns.slice(0, MOST_COLUMNS).map(({ index, header, field }) => ({
      header: cut(header.trim() === '' ? columnLetters(index) : header, 200),
      field,
    })),
    dish_count: plan.dishes.added.length,
    categories: restaurant.categories.entries.slice(0, MOST_CATEGORIES).flatMap(({ value }) =>
      value === null
        ? []
        : [
            {
              name: value.name[language],
              dish_count: restaurant.menus.get(value.slug)?.entries.length ?? 0,
            },
          ],
    ),
    error_count: errors.length,
    warning_count: warnings.length,
    problems: [...errors, ...warnings]
      .slice(0, MOST_PROBLEMS)
      .map((problem) => viewProblem(problem, language)),
  };
}

function viewProblem({ row, column, severity, message }: SheetProblem, language: Language) {
  const text = cut(translateMessage(message, language), 2000);
  return { row, column: column && cut(column, 200), severity, message: text };
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
