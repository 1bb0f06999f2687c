import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { mediaUrl } from '../../../../contract/wire.ts';
import { withPictureNames } from '../../../../import/export/files/picture-names.ts';
import { toFolder } from '../../../../import/export/files/to-folder.ts';
import { readPublished } from '../read-published.ts';
import { recordExport } from '../record-export.ts';

/** Returns the published restaurant as the files from which an import changes nothing. */
export const exportRestaurant: CounterHandler<'exportRestaurant'> = async (context) => {
  const { company } = context;
  const rows = await readPublished(context);
  const { files } = toFolder(rows);
  const named = withPictureNames(rows).media;
  await recordExport(context, 'exportRestaurant', company.subdomain);
  return {
    name: company.subdomain,
    files: [...files].map(([path, text]) => ({ path, text })),
    pictures: rows.media.map(({ file }, index) => ({
      name: named[index]?.file ?? file,
      url: mediaUrl(company, file),
    })),
  };
};
