import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import type { Crop } from '../../../../import/pictures/encode-picture.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { makePicture } from '../make-picture.ts';
import { storePicture } from '../store-picture.ts';

/** Stores a picture for the draft. Customers see it when an entry with it is published. */
export const uploadPicture: CounterHandler<'uploadPicture'> = async (context, { body }) => {
  const { db, company, staff, now, language } = context;
  const file = {
    bytes: new Uint8Array(await body.picture.arrayBuffer()),
    fileName: body.picture instanceof File ? body.picture.name : '',
    name: body.name ?? null,
    crop: body.crop === undefined ? null : readCrop(body.crop),
    isLogo: body.purpose === 'logo',
  };
  const { picture, width, height } = await makePicture(file, language);
  await db.transaction(async (tx) => {
    await storePicture(tx, company.id, picture);
    const event = {
      operation: 'uploadPicture',
      targetId: null,
      branchId: staff.device?.branchId ?? null,
      changes: [{ field: 'picture', before: null, after: picture.file }],
    };
    await recordStaffEvent(tx, company.id, staff, event, now);
  });
  return { file: picture.file, width, height };
};

/** Reads a crop in the format of the contract. */
function readCrop(written: string): Crop {
  const [left = 0, top = 0, width = 0, height = 0] = written.split(',').map(Number);
  return { left, top, width, height };
}
