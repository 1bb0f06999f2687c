/** How long a page's code waits for its face at most, in ms. */
const TIMEOUT = 300;
/** How much longer it waits until the face is seen, with the pictures in it, in ms. */
const LONGER = 400;

/**
 * Lets the code come that a page holds back in `<template id="code">`, as soon as its face is seen or
 * will not be: on a slow line the styles, the answers and the pictures of a first look would else
 * share it with ten times as much script, and asking for all that script keeps a slow device from
 * drawing what it has. Pages without such a template have their code on its way.
 */
export async function letCodeCome(page: Document, face: Promise<unknown>): Promise<void> {
  await Promise.race([face, late(TIMEOUT)]).catch(() => undefined);
  await parsed(page);
  const held = page.getElementById('code');
  if (!(held instanceof HTMLTemplateElement)) return;
  await Promise.race([seen(page), late(LONGER)]);
  page.head.append(...[...held.content.children].map((tag) => awake(page, tag)));
  held.remove();
}

function late(delay: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}

/** Resolves when what is in the page has been drawn, and the pictures in sight have come. */
async function seen(page: Document): Promise<void> {
  await drawn();
  await Promise.all([...page.images].filter(isInSight).map(come));
}

function isInSight(picture: HTMLImageElement): boolean {
  const { left, top, width } = picture.getBoundingClientRect();
  return width > 0 && left < innerWidth && top < innerHeight;
}

/** Resolves after the next frame. A page that nobody sees has none. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves when a picture has come, or will not. */
async function come(picture: HTMLImageElement): Promise<void> {
  if (picture.complete) return;
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });
}

/** Resolves when all of a page's HTML has been read. */
export function parsed(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const look = () => page.readyState !== 'loading' && resolve();
    look();
    page.addEventListener('readystatechange', look);
  });
}

/** A script that came in a template never runs itself, but one that is made like it does. */
function awake(page: Document, { attributes, localName }: Element): Element {
  const tag = page.createElement(localName);
  for (const { name, value } of attributes) tag.setAttribute(name, value);
  if (tag instanceof HTMLScriptElement) tag.async = tag.hasAttribute('async');
  return tag;
}
