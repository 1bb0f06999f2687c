import type { SetUpHandler } from '../../../../contract/counter/set-up/handlers.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { SheetUnreadable } from '../../../../sheets/read/unreadable.ts';
import { translateMessage } from '../../sheets/messages/translate-message.ts';
import { putSetUpFile, type SetUpFileKind } from '../files.ts';
import { recogniseMenu } from '../plan/recognise-menu.ts';
import { readLogo } from '../read-logo.ts';
import { viewSetUp } from '../state-view.ts';

/** Maximum size by kind, in bytes. */
const MOST: Readonly<Record<SetUpFileKind, number>> = {
  logo: 10 * 1024 * 1024,
  menu: 5 * 1024 * 1024,
};

/** Stores a file if it can be used. A logo is converted, and a menu is read. */
export const storeSetUpFile: SetUpHandler<'storeSetUpFile'> = async (context, { body }) => {
  const { db, language } = context;
  const { kind, file } = body;
  if (!(file instanceof File)) throw invalidRequest('body.file');
  if (file.size > MOST[kind]) throw invalidRequest('body.file', 413);
  const given = await file.bytes();
  const bytes =
    kind === 'logo' ? await logoBytes(file.name, given) : await menuBytes(given, language);
  await putSetUpFile(db, kind, { file_name: fileNameOf(file, kind), bytes });
  return viewSetUp(context);
};

async function logoBytes(name: string, given: Uint8Array): Promise<Uint8Array> {
  const logo = await readLogo(name, given);
  if (logo instanceof Uint8Array) return logo;
  throw new ApiError('SET_UP_FILE_INVALID', { data: logo });
}

async function menuBytes(given: Uint8Array, language: Language): Promise<Uint8Array> {
  try {
    await recogniseMenu(given, language);
    return given;
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error;
    const data = { reason: 'not_a_table', message: translateMessage(error.message, language) };
    throw new ApiError('SET_UP_FILE_INVALID', { data });
  }
}

/** Text fields of a form are checked by the contract; names of files are not. */
function fileNameOf({ name }: File, kind: SetUpFileKind): string {
  const shown = name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return [...(shown === '' ? kind : shown)].slice(0, 200).join('');
}
