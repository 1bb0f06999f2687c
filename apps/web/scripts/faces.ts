import type { Page } from '../src/entry-prerender.tsx';
import { ADDRESSES, ATTRIBUTES } from '../src/face/places.ts';

/** Whether the server writes into a drawn screen what the app would have to ask for. */
function isWritten(html: string): boolean {
  return html.includes('%%text.');
}

/** What a company may not have, so that a screen with it may look another way. */
const MAYBE = /%%company\.(?!company_name%%)/;

/**
 * Where a screen is drawn. The app goes on with it where it is the very one that it would draw; what
 * the server has written of much that a company may not have is a face, and stands until the app has
 * drawn it itself.
 */
export function rootTag(
  { isTakenOver, screen }: Pick<Page, 'isTakenOver' | 'screen'>,
  html: string,
): string {
  if (isWritten(html) && MAYBE.test(html)) return '<div id="root" data-face>';
  return isTakenOver ? `<div id="root" data-screen="${screen}">` : '<div id="root">';
}

/** A drawn screen, which waits for nothing where the server writes all of it. */
export function screenHtml(html: string): string {
  return isWritten(html) ? html.replace('<main aria-busy="true"', '<main') : html;
}

/** The tags by which React fetches pictures ahead. */
const AHEAD = /<link rel="preload" as="image"[^>]*\/>/g;

/** A face that waits to be filled. Its pictures are not known yet, so none is fetched ahead. */
export function faceTemplate(face: string | null): string {
  return face === null ? '' : `<template id="face">${face.replaceAll(AHEAD, '')}</template>`;
}

/**
 * @throws Error where a face is about what its page does not ask for: it would never be shown; or
 * where the app goes on with what is drawn, which nothing may stand in the place of.
 */
export function holdToRequests(
  { firstRequests, isTakenOver, name }: Page,
  face: string | null,
): void {
  if (face !== null && isTakenOver) throw new Error(`The app takes ${name} over without its face`);
  const asked = new Set<string>([ADDRESSES, ...firstRequests.map(({ path }) => path)]);
  const about = [...(face ?? '').matchAll(new RegExp(`${ATTRIBUTES.of}="([^"]*)"`, 'g'))];
  for (const [, path = ''] of about) {
    if (!asked.has(path))
      throw new Error(`The face of ${name} is about ${path}, which it asks not`);
  }
  const isForSome = face?.includes(` ${ATTRIBUTES.for}=`) ?? false;
  if (face !== null && about.length === 0 && !isForSome)
    throw new Error(`The face of ${name} is about nothing`);
}

/** @throws Error where a face wears a class that no screen brings: only the build would know it. */
export function holdToStyles({ name }: Page, face: string | null, styles: string): void {
  for (const [, classes = ''] of (face ?? '').matchAll(/ class="([^"]*)"/g)) {
    for (const each of classes.split(' ')) {
      if (styles.includes(`.${each}`)) continue;
      throw new Error(`The face of ${name} wears ${each}, which is not among the app's styles`);
    }
  }
}
