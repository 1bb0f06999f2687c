import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Asked } from '../sandbox/forecast.ts';

/** A machine, a network and a screen take their time, and so does a busy computer. */
export const PATIENTLY = { timeout: 20_000 };

export type Drive = ReturnType<typeof drive>;

/** Hands on a page that explores a machine: its controls, and the screen in its phone. */
export function drive(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  return {
    page,
    /** The screen, as soon as there is one. */
    async phone() {
      const frame = await page.findByTitle<HTMLIFrameElement>('The screen', {}, PATIENTLY);
      return waitFor(() => {
        const body = frame.contentDocument?.body;
        if (!body?.querySelector('h1')) throw new Error('There is no screen yet');
        return within(body);
      }, PATIENTLY);
    },
    /** Waits until the actor is in this state. */
    async current(state: string) {
      await waitFor(async () => {
        await expect(page.getByTestId('current')).toHaveTextContent(state);
      }, PATIENTLY);
    },
    /** Waits until the actor has come through this state, wherever it is by then. */
    async wentThrough(state: string) {
      const heard = page.getByRole('region', { name: 'What it heard' });
      await waitFor(() => expect(heard).toHaveTextContent(state), PATIENTLY);
    },
    /** Waits until the actor's context says this. */
    async knows(words: string) {
      const context = page.getByRole('region', { name: 'Context' });
      await waitFor(() => expect(context).toHaveTextContent(words), PATIENTLY);
    },
    /** Sends the event whose button begins with this name. */
    async press(event: string) {
      const live = within(page.getByRole('region', { name: 'Live actor' }));
      const name = new RegExp(`^${event}\\b`);
      await userEvent.click(await live.findByRole('button', { name }, PATIENTLY));
    },
    /** Chooses what becomes of a question from now on. */
    async answer(asked: Asked, outcome: string) {
      await userEvent.selectOptions(page.getByLabelText(asked), outcome);
    },
  };
}

/** Waits until a page is all there: a live actor, its drawing with the current state lit, a screen. */
export async function ready(canvasElement: HTMLElement): Promise<void> {
  const { page, phone } = drive(canvasElement);
  await page.findByTestId('current', {}, PATIENTLY);
  await waitFor(
    () => expect(canvasElement.querySelector('svg [data-current]')).not.toBeNull(),
    PATIENTLY,
  );
  await phone();
}
