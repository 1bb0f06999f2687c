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
 * Every text that is not the only child of its element. The translation of a browser replaces text
 * nodes; React then fails when it removes one or inserts something before it, and its update of one
 * is not visible. For an only child React sets the content of the element, which works.
 *
 * A `ReactNode` handed in from outside is taken for an element: who hands in a text beside other
 * nodes is found there.
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

/** Rendered by the build only, so that React never updates what it shows. */
function isServerTemplate(path: string): boolean {
  return /\.face\.tsx$|\/face\/|\/\w*Face\.tsx$|\/FaceOf\w+\.tsx$|\/TextPlace\.tsx$/.test(path);
}

function isParent(node: Node): node is JsxElement | JsxFragment {
  return isJsxElement(node) || isJsxFragment(node);
}

function isFragment(parent: JsxElement | JsxFragment): boolean {
  return isJsxFragment(parent) || parent.openingElement.tagName.getText() === 'Fragment';
}

/** Without comments and the white space between lines. A space within a line is a child. */
function isRendered(child: JsxChild): boolean {
  if (isJsxText(child)) return !(isBlank(child) && child.text.includes('\n'));
  return !isJsxExpression(child) || child.expression !== undefined;
}

/** Whether it is a constant of white space, which no translation replaces. */
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

/** Whether it is an element of a component that returns a text. */
function returnsText(element: JsxElement | JsxSelfClosingElement, checker: Checker): boolean {
  const tag = isJsxElement(element) ? element.openingElement.tagName : element.tagName;
  const type = checker.getTypeAtLocation(tag);
  if (type === undefined) return false;
  return checker.getSignaturesOfType(type, SignatureKind.Call).some((signature) => {
    const returned = checker.getReturnTypeOfSignature(signature);
    return returned !== undefined && !isReactNode(returned) && mayBe(returned, TEXTS);
  });
}

/** Of the types that are rendered only `ReactNode` has bigint. */
function isReactNode(type: Type): boolean {
  return mayBe(type, TypeFlags.BigIntLike);
}
