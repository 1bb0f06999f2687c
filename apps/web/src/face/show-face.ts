import { type Answers, fillFace, type Known, keepFor, type VisitorKind } from './fill-face.ts';
import { holdFace } from './hold-face.ts';
import { parsed } from './let-code-come.ts';
import { ATTRIBUTES } from './places.ts';

/** Controls that do not work without the app; links do. */
const CONTROLS = 'form,button,input,textarea,select';

/** Pending responses of a page's first requests, by the paths that its screen uses. */
export type Awaited = ReadonlyMap<string, Promise<Response> | undefined>;

export interface FaceMatter extends Omit<Known, 'answers'> {
  readonly visitor: VisitorKind;
  readonly awaited: Awaited;
  /** Returns the response an earlier visit received; read only for paths that the skeleton uses. */
  readonly earlier: (path: string) => unknown;
}

/**
 * Replaces the shapes with the page's skeleton (`places.ts`), unless the app has rendered first. It
 * is shown at once if an earlier visit stored all of its data, and updated once the current data
 * arrives. On errors the content stays; the app reports them.
 * @returns a promise that resolves once a skeleton is visible or will not be shown
 */
export async function showFace({ awaited, earlier, visitor, ...known }: FaceMatter): Promise<void> {
  await parsed(document);
  const root = document.getElementById('root');
  if (root === null) return;
  // The server or the build has written the skeleton into the page.
  if (root.dataset.face !== undefined) holdFace(window, root);
  const template = document.getElementById('face');
  if (!(template instanceof HTMLTemplateElement) || root.firstChild === null) return;
  // Filled inside the template: there the browser does not fetch images with unresolved addresses.
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

/** Returns the skeleton filled with its data; null if some of it is missing. */
function filled(face: Node, known: Known): DocumentFragment | null {
  return face instanceof DocumentFragment && fillFace(face, known) ? face : null;
}

/**
 * Returns a function that shows one skeleton after another until the app starts rendering.
 * @param outline the initial content
 * @returns a function that shows a skeleton and returns true if one is visible
 */
function createSlot(root: HTMLElement, outline: ChildNode) {
  let shown = outline;
  let stopHolding = () => {};
  return (face: DocumentFragment | null): boolean => {
    if (face === null || root.firstChild !== shown) return false;
    // There are no listeners yet: typed text and presses would be lost.
    for (const control of face.querySelectorAll<HTMLElement>(CONTROLS)) control.inert = true;
    if (isAlike(root, face)) return true;
    stopHolding();
    root.replaceChildren(face);
    shown = root.firstChild ?? outline;
    stopHolding = holdFace(window, root);
    return true;
  };
}

/**
 * Returns true if the skeleton equals the current content. Replacing it would reload its images.
 */
function isAlike(root: Node, face: Node): boolean {
  return (
    root.childNodes.length === face.childNodes.length &&
    [...root.childNodes].every((node, index) => node.isEqualNode(face.childNodes[index] ?? null))
  );
}

/** Returns the request paths that a skeleton uses; only these are awaited. */
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

/**
 * Returns the data of a response without its envelope (decision W1); undefined if the request
 * failed or was not sent.
 */
async function dataOf(awaited: Promise<Response> | undefined): Promise<unknown> {
  // The app repeats the request and shows the error if it fails again.
  const response = await awaited?.catch(() => undefined);
  if (!response?.ok) return undefined;
  const { data }: { data?: unknown } = await response.clone().json();
  const [inner, ...others] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  const isWrapped = !Array.isArray(data) && others.length === 0 && typeof inner === 'object';
  return isWrapped ? inner : data;
}
