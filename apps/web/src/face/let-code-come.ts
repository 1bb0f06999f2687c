/** Maximum time a page's code waits for its skeleton, in ms. */
const TIMEOUT = 300;
/** Maximum additional time until the skeleton and its images are visible, in ms. */
const LONGER = 400;

/**
 * Activates the code that a page defers in `<template id="code">` once its skeleton is visible or
 * will not be shown. On a slow connection, the styles, responses and images would otherwise share
 * the bandwidth with ten times as much script; requesting that script also delays the first paint
 * of a slow device.
 *
 * Pages without such a template load their code directly.
 */
export async function letCodeCome(page: Document, face: Promise<unknown>): Promise<void> {
  await Promise.race([face, late(TIMEOUT)]).catch(() => undefined);
  await parsed(page);
  const template = page.getElementById('code');
  if (!(template instanceof HTMLTemplateElement)) return;
  await Promise.race([seen(page), late(LONGER)]);
  page.head.append(...[...template.content.children].map((tag) => awake(page, tag)));
  template.remove();
}

function late(delay: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}

/** Resolves once the page has been painted and the visible images have loaded. */
async function seen(page: Document): Promise<void> {
  await drawn();
  await Promise.all([...page.images].filter(isInSight).map(come));
}

function isInSight(picture: HTMLImageElement): boolean {
  const { left, top, width } = picture.getBoundingClientRect();
  return width > 0 && left < innerWidth && top < innerHeight;
}

/** Resolves after the next frame; never in a hidden page, which has none. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves once an image has loaded or failed. */
async function come(picture: HTMLImageElement): Promise<void> {
  if (picture.complete) return;
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });
}

/** Resolves once the page's HTML has been parsed completely. */
export function parsed(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const look = () => page.readyState !== 'loading' && resolve();
    look();
    page.addEventListener('readystatechange', look);
  });
}

/** Copies a tag: scripts from a template never run, but a new script element does. */
function awake(page: Document, { attributes, localName }: Element): Element {
  const tag = page.createElement(localName);
  for (const { name, value } of attributes) tag.setAttribute(name, value);
  if (tag instanceof HTMLScriptElement) tag.async = tag.hasAttribute('async');
  return tag;
}
