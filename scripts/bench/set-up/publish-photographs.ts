import type { Hands } from './hands.ts';
import type { Inputs } from './inputs.ts';
import type { Recorder } from './recorder.ts';
import type { Texts } from './texts.ts';

/** Uploads the photographs of dishes into the draft and publishes it. */
export async function publishPhotographs(
  hands: Hands,
  { t }: Texts,
  recorder: Recorder,
  { photographs }: Inputs,
): Promise<void> {
  const { page, press, choose, see, seeText } = hands;
  const count = photographs.length;
  await press(t('counterStart:backOffice'), 'link');
  await see(t('counterDraft:title'));
  await seeText(t('counterDraft:upToDate'));
  await recorder.arrive('back office', page);
  await press(new RegExp(`^${t('counterStart:dishPictures')}`), 'link');
  await page.getByRole('button', { name: t('counterFiles:choosePictures') }).waitFor();
  await recorder.arrive('photographs', page);
  await choose(t('counterFiles:choosePictures'), photographs);
  await page.getByRole('button', { name: t('counterFiles:upload', { count }) }).waitFor();
  await recorder.arrive('photographs matched', page);
  await press(t('counterFiles:upload', { count }));
  await seeText(t('counterFiles:picturesDone', { count }));
  await recorder.finish('photographs uploaded', page);
  await press(t('counterFiles:openDraft'), 'link');
  await seeText(t('counterDraft:changes', { count }));
  await recorder.arrive('draft', page);
  await press(t('counterDraft:publish'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('counterDraft:publish'), exact: true }).waitFor();
  await recorder.arrive('publish dialog', page);
  await dialog.getByRole('button', { name: t('counterDraft:publish'), exact: true }).click();
  await seeText(t('counterDraft:published'));
  await recorder.finish('published', page);
}
