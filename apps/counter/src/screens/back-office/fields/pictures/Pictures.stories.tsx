import { applyEdit } from '@claypot/counter/back-office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EntryView, type EntryViewProps } from '../../entry/EntryView.tsx';
import { formArgs } from '../../entry/sample-args.ts';
import { aNewView } from '../../shared/samples.ts';

/** Form that shows its edits. */
function Form({ view, ...props }: EntryViewProps) {
  const [fields, setFields] = useState(view.fields);
  return (
    <EntryView
      {...props}
      view={{ ...view, fields }}
      edit={(edit) => setFields((before) => applyEdit(before, edit))}
    />
  );
}

const meta = {
  component: Form,
  args: { ...formArgs('branches'), view: aNewView('branches', { fields: { images: ['a.avif'] } }) },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns a photograph of one colour. */
async function aPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 600);
  const context = canvas.getContext('2d');
  if (context !== null) context.fillStyle = '#b5651d';
  context?.fillRect(0, 0, 800, 600);
  return new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' });
}

/** Chooses a file in the first picture field. */
async function choose(canvas: HTMLElement, file: File): Promise<void> {
  const input = canvas.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no picture field');
  await userEvent.upload(input, file, { applyAccept: false });
}

const USE = /^(Use this part|使用此部分)$/;

export const Crop: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await aPhoto());
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: /16:9/ })).toBeChecked();
    await waitFor(() => expect(dialog.getByRole('button', { name: USE })).toBeEnabled());
  },
};

/** The part has the shape of the field. A second crop replaces the picture. */
export const CroppedAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, await aPhoto());
    const use = await canvas.findByRole('button', { name: USE });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    const again = await canvas.findByRole('button', { name: /^(Crop|裁剪).*2/ });
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await userEvent.click(again);
    const all = await canvas.findByRole('button', { name: /^(Use the entire|使用整张)/ });
    await userEvent.click(all);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findAllByRole('img')).toHaveLength(2);
  },
};

/** A file that the browser cannot show is uploaded, so that the server says what is wrong. */
export const Rejected: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['heic'], 'IMG_1.heic', { type: '' }));
    await expect(await within(canvasElement).findByText(/HEIC/)).toBeVisible();
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File([new Uint8Array(25_000_001)], 'photo.jpg'));
    await expect(await within(canvasElement).findByText(/25 MB/)).toBeVisible();
  },
};
