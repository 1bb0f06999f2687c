import type { DishPicturesView, PictureRowView } from '@claypot/counter/files';
import { aDraftEntry } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PicturesView } from './PicturesView.tsx';

/** A GIF of one pixel. */
const PIXELS = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAMxmM////yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='),
  (char) => char.charCodeAt(0),
);
const file = (name: string) => new File([PIXELS], name, { type: 'image/gif' });

const row = (id: number, name: string, fields: Partial<PictureRowView> = {}): PictureRowView => ({
  id,
  file: file(name),
  crop: null,
  state: { kind: 'waiting' },
  dish: 'iced-kopi',
  isGuessed: true,
  isRepeated: false,
  ...fields,
});

const READY: DishPicturesView = {
  status: 'ready',
  error: null,
  dishes: [
    { key: 'iced-kopi', names: { en: 'Iced Kopi', zh_CN: '冻咖啡' } },
    { key: 'teh-tarik', names: { en: 'Teh Tarik', zh_CN: '拉茶' } },
    { key: 'milo', names: { en: 'Milo', zh_CN: '美禄' } },
  ],
  rows: [],
  isSending: false,
  ready: 0,
  done: 0,
  canStart: false,
};

const CHOSEN = [
  row(1, 'Iced Kopi.jpg'),
  row(2, '拉茶_1.jpg', { dish: 'teh-tarik', crop: { left: 0, top: 0, width: 4, height: 3 } }),
  row(3, 'IMG_20261129_120000_a_long_name_of_a_camera.jpg', { dish: null }),
  row(4, 'iced-kopi (2).jpg', { isRepeated: true }),
];

const meta = {
  component: PicturesView,
  args: {
    view: { ...READY, rows: CHOSEN, ready: 2, canStart: true },
    backHref: '/counter/back-office',
    onAdd: fn(),
    onAssign: fn(),
    onCrop: fn(),
    onRemove: fn(),
    onStart: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PicturesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { view: READY },
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    await userEvent.upload(input, [file('milo.gif'), file('teh.gif')]);
    await expect(args.onAdd).toHaveBeenCalledWith([expect.any(File), expect.any(File)]);
  },
};
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const [, , third] = within(canvasElement).getAllByRole('combobox');
    if (third) await userEvent.selectOptions(third, 'milo');
    await expect(args.onAssign).toHaveBeenCalledWith(3, 'milo');
  },
};
export const Cropping: Story = {
  play: async ({ args, canvasElement }) => {
    const [, first] = within(canvasElement).getAllByRole('button');
    const buttons = within(canvasElement).getAllByRole('button');
    const crop = buttons.find((button) => button.getAttribute('aria-label')?.includes('Iced Kopi'));
    await userEvent.click(crop ?? first ?? canvasElement);
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const entire = dialog.getAllByRole('button').at(-2);
    await dialog.findByRole('group');
    if (entire) await userEvent.click(entire);
    await expect(args.onCrop).toHaveBeenCalledWith(1, null);
  },
};
export const Uploading: Story = {
  args: {
    view: {
      ...READY,
      rows: [
        row(1, 'Iced Kopi.jpg', { state: { kind: 'done' } }),
        row(2, '拉茶.jpg', { dish: 'teh-tarik', state: { kind: 'uploading' } }),
        row(3, 'milo.jpg', { dish: 'milo' }),
      ],
      isSending: true,
      ready: 2,
      done: 1,
    },
  },
};
export const Finished: Story = {
  args: {
    view: {
      ...READY,
      rows: [
        row(1, 'Iced Kopi.jpg', { state: { kind: 'done' } }),
        row(2, '拉茶.heic', {
          dish: 'teh-tarik',
          state: { kind: 'rejected', message: 'This is a HEIC photo. Save it as JPEG.' },
        }),
        row(3, 'milo.jpg', {
          dish: 'milo',
          state: { kind: 'conflict', entry: aDraftEntry() },
        }),
        row(4, 'milo (2).jpg', { dish: null, state: { kind: 'failed', code: 'SERVER_BUSY' } }),
      ],
      ready: 3,
      done: 1,
      canStart: true,
    },
  },
};
export const Loading: Story = { args: { view: { ...READY, status: 'loading' } } };
export const NoDishes: Story = { args: { view: { ...READY, status: 'empty', dishes: [] } } };
export const Failed: Story = {
  args: { view: { ...READY, status: 'failed', error: 'SERVICE_UNAVAILABLE' } },
};
