import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Queryable } from '../../../platform/db/db.ts';
import { findSetUpFiles } from './files.ts';
import { recogniseMenu } from './plan/recognise-menu.ts';

/** Returns the files of the set-up as the contract describes them. */
export async function viewSetUp(db: Queryable): Promise<Schemas['SetUpState']> {
  const { logo, menu } = await findSetUpFiles(db);
  return {
    logo: logo && { file_name: logo.file_name },
    menu: menu && { file_name: menu.file_name, ...(await recogniseMenu(menu.bytes)) },
  };
}
