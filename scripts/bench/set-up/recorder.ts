import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Person } from './person.ts';

/** Durations of one step of the walk, in seconds. */
export interface Step {
  readonly name: string;
  /** Elapsed time, with the short time in which the script types and presses. */
  readonly machine: number;
  readonly person: number;
}

/** Records steps and a screenshot of each. */
export interface Recorder {
  readonly steps: readonly Step[];
  /** Ends a step that led to a new screen, which the person reads. */
  arrive(name: string, page: Page): Promise<void>;
  /** Ends a step on a screen that the person has read. */
  finish(name: string, page: Page): Promise<void>;
}

export async function createRecorder(person: Person, folder: string): Promise<Recorder> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const steps: Step[] = [];
  let machineBefore = performance.now();
  let personBefore = 0;
  const end = async (name: string, page: Page) => {
    await page.waitForFunction(isSettled);
    const machine = (performance.now() - machineBefore) / 1000;
    steps.push({ name, machine, person: person.seconds() - personBefore });
    personBefore = person.seconds();
    const file = `${String(steps.length).padStart(2, '0')}-${name.replaceAll(' ', '-')}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    // Screenshots belong to no step.
    machineBefore = performance.now();
  };
  return {
    steps,
    async arrive(name, page) {
      await page.waitForFunction(isSettled);
      await person.read(page);
      await end(name, page);
    },
    finish: end,
  };
}

/** Runs in the page. True if the screen, its fonts and its visible pictures are loaded and nothing moves. */
function isSettled(): boolean {
  const isBusy = document.querySelector('main[aria-busy="true"], button[aria-busy="true"]');
  const isMoving = document.getAnimations().some(({ effect, playState, timeline }) => {
    const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    return playState === 'running' && !isEndless && timeline === document.timeline;
  });
  const isSeen = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  const isDrawn = [...document.images].every((image) => image.complete || !isSeen(image));
  const hasFonts = document.fonts.status === 'loaded';
  return isBusy === null && !isMoving && isDrawn && hasFonts;
}
