import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { SetUpContext } from '../../../contract/counter/set-up/context.ts';
import { findSetUpFiles } from './files.ts';
import { recogniseMenu } from './plan/recognise-menu.ts';

/** Returns the files of the set-up as the contract describes them. */
export async function viewSetUp({
  db,
  language,
}: Pick<SetUpContext, 'db' | 'language'>): Promise<Schemas['SetUpState']> {
  const { logo, menu } = await findSetUpFiles(db);
  return {
    logo: logo && { file_name: logo.file_name },
    menu: menu && { file_name: menu.file_name, ...(await recogniseMenu(menu.bytes, language)) },
  };
}
