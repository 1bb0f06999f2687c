import { type Answers, fillFace, type Known, keepFor, type VisitorKind } from './fill-face.ts';
import { holdFace } from './hold-face.ts';
import { parsed } from './let-code-come.ts';
import { ATTRIBUTES } from './places.ts';

/** What wants the app to be of any use; links lead on without it. */
const CONTROLS = 'form,button,input,textarea,select';

/** The answers of a page's first requests, on their way, by the paths that its screen names. */
export type Awaited = ReadonlyMap<string, Promise<Response> | undefined>;

/** What there is to fill a face with. */
export interface FaceMatter extends Omit<Known, 'answers'> {
  readonly visitor: VisitorKind;
  readonly awaited: Awaited;
  /** What an earlier visit was answered to the same; read only for what the face is about. */
  readonly earlier: (path: string) => unknown;
}

/**
 * Shows the face of a page (`places.ts`) in place of the outline, if the app has not come first: at once
 * where an earlier visit has left all that it is about, and with what is so now as soon as that is
 * known. Whatever goes wrong, what stands there stays, and the app says what it was.
 * @returns when there is a face to be seen, or will be none
 */
export async function showFace({ awaited, earlier, visitor, ...known }: FaceMatter): Promise<void> {
  await parsed(document);
  const root = document.getElementById('root');
  if (root === null) return;
  // The server or the build has written it.
  if (root.dataset.face !== undefined) holdFace(window, root);
  const template = document.getElementById('face');
  if (!(template instanceof HTMLTemplateElement) || root.firstChild === null) return;
  // It is filled where it is: outside of the page nothing fetches the pictures that are not known yet.
  const face = template.content;
  if (!keepFor(face, visitor)) return;
  const show = createSlot(root, root.firstChild);
  const asked = askedOf(face);
  const recalled = new Map(asked.map((path) => [path, earlier(path)]));
  const isKnown = show(filled(face.cloneNode(true), { ...known, answers: recalled }));
  const isNew = answersTo(asked, awaited).then((answers) =>
    show(filled(face, { ...known, answers })),
  );
  if (!isKnown) await isNew;
}

/** A face with all that it is about; null where some of that is not known. */
function filled(face: Node, known: Known): DocumentFragment | null {
  return face instanceof DocumentFragment && fillFace(face, known) ? face : null;
}

/**
 * What shows one face after the other in a page, as long as the app has not begun to draw there.
 * @param outline what stands there first
 * @returns what shows a face, and answers whether there is one
 */
function createSlot(root: HTMLElement, outline: ChildNode) {
  let shown = outline;
  let stopHolding = () => {};
  return (face: DocumentFragment | null): boolean => {
    if (face === null || root.firstChild !== shown) return false;
    // Nothing listens yet: what was typed or pressed in it would be lost.
    for (const control of face.querySelectorAll<HTMLElement>(CONTROLS)) control.inert = true;
    if (isAlike(root, face)) return true;
    stopHolding();
    root.replaceChildren(face);
    shown = root.firstChild ?? outline;
    stopHolding = holdFace(window, root);
    return true;
  };
}

/** Whether a face says what is there already: drawing it anew would have its pictures come again. */
function isAlike(root: Node, face: Node): boolean {
  return (
    root.childNodes.length === face.childNodes.length &&
    [...root.childNodes].every((node, index) => node.isEqualNode(face.childNodes[index] ?? null))
  );
}

/** What a face is about; no other answer is waited for. */
function askedOf(face: ParentNode): readonly string[] {
  const asked = [...face.querySelectorAll(`[${ATTRIBUTES.of}]`)].map(
    (element) => element.getAttribute(ATTRIBUTES.of) ?? '',
  );
  return [...new Set(asked)];
}

async function answersTo(asked: readonly string[], awaited: Awaited): Promise<Answers> {
  return new Map(
    await Promise.all(asked.map(async (path) => [path, await dataOf(awaited.get(path))] as const)),
  );
}

/** What an answer is about, without what is around it (decision W1); undefined where there is none. */
async function dataOf(awaited: Promise<Response> | undefined): Promise<unknown> {
  // The app asks again, and says so where it cannot be had.
  const response = await awaited?.catch(() => undefined);
  if (!response?.ok) return undefined;
  const { data }: { data?: unknown } = await response.clone().json();
  const [inner, ...others] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  const isWrapped = !Array.isArray(data) && others.length === 0 && typeof inner === 'object';
  return isWrapped ? inner : data;
}
