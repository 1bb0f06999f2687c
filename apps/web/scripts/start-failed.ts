/** What the notice says, in the page's language. */
interface StartFailedTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/**
 * The notice for an app that does not start, as a template in the page (`watch-start.ts` shows it):
 * its texts must be there without any of the app's code.
 */
export function startFailedTemplate({ title, text, retry }: StartFailedTexts): string {
  return `<template id="start-failed"><div class="start-failed" role="alert"><p class="start-failed-title">${title}</p><p>${text}</p><button class="start-failed-retry" type="button">${retry}</button></div></template>`;
}
