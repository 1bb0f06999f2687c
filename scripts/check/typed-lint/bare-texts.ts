import type {
  JsxChild,
  JsxElement,
  JsxFragment,
  JsxSelfClosingElement,
  Node,
} from 'typescript/unstable/ast';
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import {
  mayBe,
  nodesOf,
  type Problem,
  problemAt,
  type TypedSource,
} from '../../lib/typed-sources.ts';

const TEXTS = TypeFlags.StringLike | TypeFlags.NumberLike;

/**
 * Finds texts that are not the only child of their element. Browser translation replaces text
 * nodes; React then throws when it removes one or inserts a node before it, and its updates are not
 * visible. For an only child React sets the element's text content, which works.
 *
 * A `ReactNode` from outside counts as an element: a text passed next to other nodes is found at
 * the caller.
 */
export function bareTexts({ path, file, checker }: TypedSource): Problem[] {
  if (isServerTemplate(path)) return [];
  const texts: Node[] = nodesOf(file, isParent).flatMap((parent) => {
    const children = parent.children.filter(isRendered);
    const isAlone = children.length === 1 && !isFragment(parent);
    return isAlone ? [] : children.filter((child) => !isBlank(child) && isText(child, checker));
  });
  const elements = nodesOf(file, isElement).filter((element) => returnsText(element, checker));
  return [...texts, ...elements].map((node) => problemAt(file, node));
}

function isElement(node: Node): node is JsxElement | JsxSelfClosingElement {
  return isJsxElement(node) || isJsxSelfClosingElement(node);
}

/** True for components that only the build renders, because React never updates them. */
function isServerTemplate(path: string): boolean {
  return /\.face\.tsx$|\/face\/|\/\w*Face\.tsx$|\/FaceOf\w+\.tsx$|\/TextPlace\.tsx$/.test(path);
}

function isParent(node: Node): node is JsxElement | JsxFragment {
  return isJsxElement(node) || isJsxFragment(node);
}

function isFragment(parent: JsxElement | JsxFragment): boolean {
  return isJsxFragment(parent) || parent.openingElement.tagName.getText() === 'Fragment';
}

/**
 * True except for comments and white space between lines. A space within a line counts as a child.
 */
function isRendered(child: JsxChild): boolean {
  if (isJsxText(child)) return !(isBlank(child) && child.text.includes('\n'));
  return !isJsxExpression(child) || child.expression !== undefined;
}

/** True for constant white space, which translation does not replace. */
function isBlank(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() === '';
  if (!isJsxExpression(child) || child.expression === undefined) return false;
  return isStringLiteral(child.expression) && child.expression.text.trim() === '';
}

function isText(child: JsxChild, checker: Checker): boolean {
  if (isJsxText(child)) return true;
  if (!isJsxExpression(child) || child.expression === undefined) return false;
  const type = checker.getTypeAtLocation(child.expression);
  if (type === undefined || isReactNode(type)) return false;
  if (mayBe(type, TEXTS)) return true;
  const parts = type.isUnionType() ? type.getTypes() : [type];
  return parts.some(
    (part) =>
      part.isTypeReference() &&
      checker.isArrayType(part) &&
      checker.getTypeArguments(part).some((item) => !isReactNode(item) && mayBe(item, TEXTS)),
  );
}

/** True for an element of a component that returns a text. */
function returnsText(element: JsxElement | JsxSelfClosingElement, checker: Checker): boolean {
  const tag = isJsxElement(element) ? element.openingElement.tagName : element.tagName;
  const type = checker.getTypeAtLocation(tag);
  if (type === undefined) return false;
  return checker.getSignaturesOfType(type, SignatureKind.Call).some((signature) => {
    const returned = checker.getReturnTypeOfSignature(signature);
    return returned !== undefined && !isReactNode(returned) && mayBe(returned, TEXTS);
  });
}

/** Of all rendered types, only `ReactNode` contains bigint. */
function isReactNode(type: Type): boolean {
  return mayBe(type, TypeFlags.BigIntLike);
}
