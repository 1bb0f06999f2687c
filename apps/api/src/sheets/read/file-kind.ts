import { SheetUnreadable } from './unreadable.ts';

/** Beginnings of files that are no table, with their names. */
const OTHERS: readonly [name: string, pattern: RegExp][] = [
  ['a PDF document', /^%PDF/],
  ['a picture', /^(\u0089PNG|\u00ff\u00d8\u00ff|GIF8|BM.{4}\0\0|II\*\0|MM\0\*)/s],
  ['a picture', /^RIFF.{4}WEBP/s],
  ['a picture', /^.{4}ftyp(avif|avis|heic|heix|mif1)/s],
  ['a web page', /^\s*(<!doctype html|<html|<table)/i],
  ['a document of another program', /^\s*(<\?xml|\{\\rtf)/i],
  ['an archive', /^(Rar!|7z)/],
];

const EXPORT_AGAIN = 'Export the table as .csv or .xlsx and use that file.';

/**
 * Recognises a file by its first bytes.
 * @throws SheetUnreadable for a file that is empty, protected or of another type.
 */
export function findFileKind(bytes: Uint8Array): 'text' | 'zip' {
  // TextDecoder has no ISO 8859-1: its latin1 is Windows-1252.
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  if (
    /^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*$/.test(start) &&
    bytes.length <= 512
  ) {
    throw new SheetUnreadable('The file is empty. Export the table again.');
  }
  if (start.startsWith('PK\u0003\u0004')) return 'zip';
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new SheetUnreadable(describeOle(bytes));
  for (const [name, pattern] of OTHERS) {
    if (pattern.test(start.replace(/^\u00ef\u00bb\u00bf/, ''))) {
      throw new SheetUnreadable(`The file is ${name}, not a table. ${EXPORT_AGAIN}`);
    }
  }
  return 'text';
}

/** Old workbooks and encrypted new ones have the same container. */
function describeOle(bytes: Uint8Array): string {
  const name = [...'EncryptedPackage'].join('\0');
  return Buffer.from(bytes).includes(name, 0, 'latin1')
    ? 'The workbook is protected by a password. Remove the password in the spreadsheet program, save and try again.'
    : 'The file is an old .xls workbook. Open it in a spreadsheet program and save it as .xlsx.';
}
