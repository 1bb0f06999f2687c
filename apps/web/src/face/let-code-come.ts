/** How long a page's code waits for its face at most, in ms. */
const PATIENCE = 300;

/**
 * Lets the code come that a page holds back in `<template id="code">`, as soon as its face is there or
 * will not be: on a slow line the styles, the answers and the pictures of a first look would else
 * share it with ten times as much script. Pages without such a template have theirs on its way.
 */
export async function letCodeCome(page: Document, face: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([face, late]).catch(() => undefined);
  await parsed(page);
  const held = page.getElementById('code');
  if (!(held instanceof HTMLTemplateElement)) return;
  page.head.append(...[...held.content.children].map((tag) => awake(page, tag)));
  held.remove();
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
