import { expect, it } from 'vitest';
import { formatResult, formatSheetReport } from '../report.ts';
import { plan } from '../testing/plan.ts';

it('lists errors first, and equal problems of several rows once', async () => {
  const rows = ['Kopi,Drinks,3', 'Teh,Drinks,3', 'Milo,Drinks,cheap', 'Barli,Drinks,3', 'Limau,,3'];
  const sheet = await plan(`Name,Category,Price,Code\n${rows.join('\n')}\n`);
  const untranslated =
    'The name is not translated. Customers see the English text in Chinese too; add a Chinese column.';
  expect(formatSheetReport(sheet).split('\n')).toEqual([
    'Recognised: table with mapped columns (CSV, UTF-8, separated by commas), column names in row 1, 5 rows below.',
    'Columns:',
    '  Name → name (100 %)',
    '  Category → category (100 %)',
    '  Price → price (100 %)',
    '  Code → ignored',
    'Problems: 1 error, 6 warnings.',
    '  error    row 4: Price: “cheap” is not a price. Type an amount such as 12.90, or leave the row out.',
    '  warning  row 2: category: The folder has no category “Drinks”. It is added as drinks with the default picture; correct the name if it is a spelling mistake.',
    `  warning  rows 2–3, 5–6: name: ${untranslated}`,
    '  warning  row 6: Category: The category is empty. “Drinks” of the rows above is used.',
    'Changes:',
    '  categories: 1 added, 0 changed',
    '  dishes: 4 added, 0 changed, 0 unchanged',
    '  added: kopi, teh, barli, limau',
  ]);
  expect(formatResult(sheet, false)).toBe(
    'Nothing was written. Correct the errors and run the command again.',
  );
});

it('lists at most 50 problems', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => `Dish ${index},Rice,bad ${index}`);
  const lines = formatSheetReport(await plan(`Name,Category,Price\n${rows.join('\n')}\n`)).split(
    '\n',
  );
  expect(lines.filter((line) => line.startsWith('  error'))).toHaveLength(50);
  expect(lines).toContain('  and 10 more');
});
