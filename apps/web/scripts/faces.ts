import type { Page } from '../src/entry-prerender.tsx';
import { ADDRESSES, ATTRIBUTES } from '../src/face/places.ts';

/** True if the server writes data into the rendered screen that the app would otherwise request. */
function isWritten(html: string): boolean {
  return html.includes('%%text.');
}

/** Optional company data: without it the screen may look different. */
const MAYBE = /%%company\.(?!company_name%%)/;

/**
 * Returns the root tag. The app hydrates the HTML if it equals its own first render. HTML with a
 * company text and optional company data is a skeleton that the app replaces.
 */
export function rootTag(
  { isTakenOver, screen }: Pick<Page, 'isTakenOver' | 'screen'>,
  html: string,
): string {
  if (isWritten(html) && MAYBE.test(html)) return '<div id="root" data-face>';
  return isTakenOver ? `<div id="root" data-screen="${screen}">` : '<div id="root">';
}

/** Returns the screen's HTML; it is not busy if the server writes all of its data. */
export function screenHtml(html: string): string {
  return isWritten(html) ? html.replace('<main aria-busy="true"', '<main') : html;
}

/** Image preload tags that React emits. */
const AHEAD = /<link rel="preload" as="image"[^>]*\/>/g;

/**
 * Returns the template of a skeleton that the server fills in. Its images are unknown at build
 * time, so their preload tags are removed.
 */
export function faceTemplate(face: string | null): string {
  return face === null ? '' : `<template id="face">${face.replaceAll(AHEAD, '')}</template>`;
}

/**
 * Checks a skeleton against the requests of its page.
 * @throws Error if the skeleton depends on data that its page does not request, or on no data and
 * no kind of visitor. Also throws if the app hydrates the page, because a skeleton must not replace
 * it.
 */
export function holdToRequests(
  { firstRequests, isTakenOver, name }: Page,
  face: string | null,
): void {
  if (face !== null && isTakenOver)
    throw new Error(`The app hydrates ${name} without a server-rendered page`);
  const asked = new Set<string>([ADDRESSES, ...firstRequests.map(({ path }) => path)]);
  const about = [...(face ?? '').matchAll(new RegExp(`${ATTRIBUTES.of}="([^"]*)"`, 'g'))];
  for (const [, path = ''] of about) {
    if (!asked.has(path))
      throw new Error(`The server-rendered page ${name} shows ${path} but does not request it`);
  }
  const isForSome = face?.includes(` ${ATTRIBUTES.for}=`) ?? false;
  if (face !== null && about.length === 0 && !isForSome)
    throw new Error(`The server-rendered page ${name} shows no data`);
}

/** @throws Error if the skeleton uses a class that is missing from the app's styles. */
export function holdToStyles({ name }: Page, face: string | null, styles: string): void {
  for (const [, classes = ''] of (face ?? '').matchAll(/ class="([^"]*)"/g)) {
    for (const each of classes.split(' ')) {
      if (styles.includes(`.${each}`)) continue;
      throw new Error(
        `The server-rendered page ${name} uses the class ${each}, which is not in the app's styles`,
      );
    }
  }
}
