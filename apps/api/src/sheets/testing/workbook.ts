import { strToU8, zipSync } from 'fflate';

/** A cell as spreadsheet programs write it. */
type WorkbookCell =
  | string
  | number
  | null
  /** Serial number of a day, shown as a date. */
  | { readonly date: number }
  /** A formula with the value of the last calculation. */
  | { readonly formula: string; readonly value: string | number }
  /** A formula without a stored value. */
  | { readonly formula: string; readonly error?: string }
  /** A text by its number, as in a damaged file without that text. */
  | { readonly sharedText: number };

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly WorkbookCell[])[];
  /** Such as `A2:A4`. */
  readonly merges?: readonly string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Builds an .xlsx workbook with the parts that Excel writes: shared texts, styles and merges. */
export function buildWorkbook(sheets: readonly WorkbookSheet[]): Uint8Array {
  const shared: string[] = [];
  const parts = sheets.map((sheet) => sheetXml(sheet, shared));
  const names = sheets.map(
    ({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const texts = shared.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`);
  return zipSync({
    '[Content_Types].xml': xml(`<Types xmlns="${PACKAGE}/content-types"/>`),
    '_rels/.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rId98" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': xml(`<sst xmlns="${MAIN}">${texts.join('')}</sst>`),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="d\\-mmm"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      parts.map((part, index) => [`xl/worksheets/sheet${index + 1}.xml`, part] as const),
    ),
  });
}

function sheetXml({ rows, merges = [] }: WorkbookSheet, shared: string[]): Uint8Array {
  const body = rows.map((cells, index) => {
    const written = cells.map((cell, column) =>
      cellXml(cell, `${String.fromCharCode(65 + column)}${index + 1}`, shared),
    );
    return `<row r="${index + 1}">${written.join('')}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const mergeCells = merged === '' ? '' : `<mergeCells>${merged}</mergeCells>`;
  return xml(
    `<worksheet xmlns="${MAIN}"><sheetData>${body.join('')}</sheetData>${mergeCells}</worksheet>`,
  );
}

function cellXml(cell: WorkbookCell, address: string, shared: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    const index = shared.includes(cell) ? shared.indexOf(cell) : shared.push(cell) - 1;
    return `<c r="${address}" t="s"><v>${index}</v></c>`;
  }
  if ('date' in cell) return `<c r="${address}" s="1"><v>${cell.date}</v></c>`;
  if ('sharedText' in cell) return `<c r="${address}" t="s"><v>${cell.sharedText}</v></c>`;
  const formula = `<f>${escapeXml(cell.formula)}</f>`;
  if ('value' in cell) {
    const type = typeof cell.value === 'string' ? ' t="str"' : '';
    return `<c r="${address}"${type}>${formula}<v>${cell.value}</v></c>`;
  }
  if (cell.error !== undefined) return `<c r="${address}" t="e">${formula}<v>${cell.error}</v></c>`;
  return `<c r="${address}" t="str">${formula}</c>`;
}

function xml(content: string): Uint8Array {
  return strToU8(`${HEAD}${content}`);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
