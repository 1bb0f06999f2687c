import { createPictureField, describeSection } from '@claypot/counter/back-office';
import { ApiError } from '@claypot/sdk';
import type { DraftEntry } from '@claypot/sdk/counter';
import { fn } from 'storybook/test';
import { aNewView, anEntryView, PICTURE } from '../shared/samples.ts';
import type { EntryViewProps } from './EntryView.tsx';

/** Uploads of the stories. Files that are no pictures are rejected. */
const UPLOADS = {
  uploadPicture: async ({ body }: { body: { picture: Blob; crop?: string } }) => {
    if (!body.picture.type.startsWith('image/')) {
      const data = { reason: 'heic' as const, message: 'This is a HEIC photo. Save it as JPEG.' };
      throw new ApiError({ kind: 'rejected', code: 'PICTURE_REJECTED', status: 422, data });
    }
    return { file: `photo.${body.crop ?? 'all'}.avif`, width: 640, height: 480 };
  },
};

/** Returns the args of a form for stories. */
export function formArgs(section: DraftEntry['section'] = 'dishes') {
  return {
    view: section === 'dishes' ? anEntryView() : aNewView(section),
    description: describeSection(section),
    backHref: '/counter/back-office/dishes',
    isReadOnly: false,
    isLeaving: false,
    createPictureField: () => createPictureField({ api: UPLOADS }),
    pictureUrl: () => PICTURE,
    edit: fn(),
    onCategory: fn(),
    onSave: fn(),
    onKeep: fn(),
    onTake: fn(),
    onDiscard: fn(),
    onRemove: fn(),
    onReset: fn(),
    onConfirm: fn(),
    onDismiss: fn(),
    onRetry: fn(),
    onLeave: fn(),
    onStay: fn(),
  } satisfies EntryViewProps;
}
