import type { CounterContext } from '../../../contract/counter/context.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { atMostAtOnce } from '../../../shared/at-most-at-once.ts';
import { MappingInvalid, parseMapping } from '../../../sheets/formats/mapping.ts';
import { readSheet, type Sheet } from '../../../sheets/plan-sheet.ts';
import { SheetUnreadable } from '../../../sheets/read/unreadable.ts';
import { translateMessage } from './messages/translate-message.ts';

/** A workbook of 3,000 rows takes half a second of a core and 100 MB of memory. */
const limit = atMostAtOnce(1, 20);

/**
 * Reads an uploaded sheet.
 * @throws ApiError `SHEET_UNREADABLE` if the file is not a table, or the mapping does not fit it.
 * @throws TooBusy if too many sheets are waiting.
 */
export async function readUpload(
  { language }: Pick<CounterContext, 'language'>,
  { sheet, mapping = '{}' }: { readonly sheet: Blob; readonly mapping?: string | undefined },
): Promise<Sheet> {
  try {
    const corrections = parseMapping(mapping);
    const bytes = new Uint8Array(await sheet.arrayBuffer());
    return await limit(() => readSheet(bytes, corrections));
  } catch (error) {
    if (!(error instanceof SheetUnreadable || error instanceof MappingInvalid)) throw error;
    const message = translateMessage(error.message, language).slice(0, 5000);
    throw new ApiError('SHEET_UNREADABLE', { data: { message }, cause: error });
  }
}
