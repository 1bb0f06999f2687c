import { type Answers, fillFace, type Known, keepFor, type VisitorKind } from './fill-face.ts';
import { holdFace } from './hold-face.ts';
import { parsed } from './let-code-come.ts';
import { ATTRIBUTES } from './places.ts';

/** What wants the app to be of any use; links lead on without it. */
const CONTROLS = 'form,button,input,textarea,select';

/** The answers of a page's first requests, on their way, by the paths that its screen names. */
export type Awaited = ReadonlyMap<string, Promise<Response> | undefined>;

/**
 * Shows the face of a page (`places.ts`) in place of the outline, as soon as what it is about is known
 * and if the app has not come first. Whatever goes wrong, the outline stays, and the app says what it was.
 */
export async function showFace(
  awaited: Awaited,
  visitor: VisitorKind,
  known: Omit<Known, 'answers'>,
): Promise<void> {
  await parsed(document);
  const root = document.getElementById('root');
  if (root === null) return;
  // The server or the build has written it.
  if (root.dataset.face !== undefined) holdFace(window, root);
  const template = document.getElementById('face');
  const outline = root.firstChild;
  if (!(template instanceof HTMLTemplateElement) || outline === null) return;
  // It is filled where it is: outside of the page nothing fetches the pictures that are not known yet.
  const face = template.content;
  if (!keepFor(face, visitor)) return;
  const answers = await answersOf(face, awaited);
  if (!fillFace(face, { ...known, answers }) || outline.parentNode !== root) return;
  // Nothing listens yet: what was typed or pressed in it would be lost.
  for (const control of face.querySelectorAll<HTMLElement>(CONTROLS)) control.inert = true;
  root.replaceChildren(face);
  holdFace(window, root);
}

/** What is asked of by a face, and nothing else: no other answer is waited for. */
async function answersOf(face: ParentNode, awaited: Awaited): Promise<Answers> {
  const asked = [...face.querySelectorAll(`[${ATTRIBUTES.of}]`)].map(
    (element) => element.getAttribute(ATTRIBUTES.of) ?? '',
  );
  return new Map(
    await Promise.all(
      [...new Set(asked)].map(async (path) => [path, await dataOf(awaited.get(path))] as const),
    ),
  );
}

/** What an answer is about, without what is around it (decision W1); undefined where there is none. */
async function dataOf(awaited: Promise<Response> | undefined): Promise<unknown> {
  const response = await awaited;
  if (!response?.ok) return undefined;
  const { data }: { data?: unknown } = await response.clone().json();
  const [inner, ...others] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  const isWrapped = !Array.isArray(data) && others.length === 0 && typeof inner === 'object';
  return isWrapped ? inner : data;
}
