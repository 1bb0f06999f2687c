import type { Language } from '../../../../shared/text/language.ts';

const SEPARATORS: Readonly<Record<string, string>> = {
  commas: '逗号',
  semicolons: '分号',
  tabs: '制表符',
};

/** Returns the file type of a sheet for the browser, such as `CSV, UTF-8, separated by commas`. */
export function translateSource(source: string, language: Language): string {
  if (language === 'en') return source;
  return source
    .replace(/, separated by (\w+)$/, (all, name) => {
      const separator = SEPARATORS[name];
      return separator === undefined ? all : `，以${separator}分隔`;
    })
    .replace(/ workbook$/, ' 工作簿')
    .replaceAll(', ', '，');
}
