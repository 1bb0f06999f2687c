/** Notices of a page that work without any code of the app, in the page's language. */

type Language = 'en' | 'zh_CN';

interface StartFailedTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** Returns the template of the notice for an app that fails to start; `watch-start.ts` shows it. */
export function startFailedTemplate({ title, text, retry }: StartFailedTexts): string {
  return `<template id="start-failed"><div class="start-failed" role="alert"><p class="start-failed-title">${title}</p><p>${text}</p><button class="start-failed-retry" type="button">${retry}</button></div></template>`;
}

interface NoScriptTexts {
  readonly title: string;
  /** For pages with content. */
  readonly text: string;
  /** For pages whose content only the app can load. */
  readonly empty: string;
}

/** The other language, by its own name. The server stores the language in the address. */
const OTHER: Readonly<Record<Language, string>> = {
  en: '<a href="?language=zh_CN" hreflang="zh-CN" lang="zh-CN">中文</a>',
  zh_CN: '<a href="?language=en" hreflang="en" lang="en">English</a>',
};

/** Returns the notice for browsers without script. Of the two texts, the styles show one. */
export function noScriptNotice({ title, text, empty }: NoScriptTexts, language: Language): string {
  return `<noscript><aside class="no-script"><p class="no-script-title">${title}</p><p class="no-script-text">${text}</p><p class="no-script-empty">${empty}</p><p>${OTHER[language]}</p></aside></noscript>`;
}
