import { unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { SheetUnreadable } from './unreadable.ts';

/** Maximum size of the unpacked parts in bytes, so that a small file cannot fill the memory. */
const MOST_UNPACKED = 60_000_000;

const SAVE_AGAIN = 'Open it in a spreadsheet program and save it as .xlsx again.';

/**
 * Unpacks the XML parts of a workbook by path.
 * @throws SheetUnreadable if the file is damaged, too large or another kind of archive.
 */
export function unpackWorkbook(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  const parts = unzip(bytes, (name, unpacked) => {
    if (!/\.(xml|rels)$/i.test(name)) return false;
    size += unpacked;
    if (size > MOST_UNPACKED) {
      throw new SheetUnreadable(
        'The workbook is too large. Copy the menu into a new workbook without pictures and formats.',
      );
    }
    return true;
  });
  if (parts['xl/workbook.xml']) return parts;
  throw new SheetUnreadable(
    'The file is not an .xlsx workbook. Export the table as .csv or .xlsx and use that file.',
  );
}

function unzip(bytes: Uint8Array, includes: (name: string, unpacked: number) => boolean) {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => includes(name, originalSize) });
  } catch (error) {
    if (error instanceof SheetUnreadable) throw error;
    throw new SheetUnreadable(`The workbook is damaged. ${SAVE_AGAIN}`, { cause: error });
  }
}

/** Calls `onTag` for every element of a part, with its name without prefix. */
export function scanXml(
  part: Uint8Array | undefined,
  onTag: (name: string, attributes: SaxesTagPlain['attributes']) => void,
): void {
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => onTag(name.replace(/^.*:/, ''), attributes));
  try {
    parser.write(new TextDecoder().decode(part)).close();
  } catch (error) {
    if (error instanceof SheetUnreadable) throw error;
    throw new SheetUnreadable(`The workbook is damaged. ${SAVE_AGAIN}`, { cause: error });
  }
}

/** Returns the path of each sheet's part by the name of the sheet. */
export function findSheetParts(parts: Record<string, Uint8Array>): Map<string, string> {
  const targets = new Map<string, string>();
  scanXml(parts['xl/_rels/workbook.xml.rels'], (name, { Id, Target }) => {
    if (name !== 'Relationship' || Id === undefined || Target === undefined) return;
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets = new Map<string, string>();
  scanXml(parts['xl/workbook.xml'], (name, attributes) => {
    if (name !== 'sheet') return;
    const path = targets.get(attributes['r:id'] ?? '');
    if (attributes.name !== undefined && path !== undefined) sheets.set(attributes.name, path);
  });
  return sheets;
}
