import type { FirstRequest } from '@claypot/domain/app';
import { createElement, type ReactNode } from 'react';
import { type About, about, PART, type PathIn } from './places.ts';

interface PartProps<Path extends string> extends About<Path> {
  readonly children: ReactNode;
}

/** Conditional part of a skeleton, e.g. `<Part for="member">`. It has no element in the page. */
export function Part<Requests extends readonly FirstRequest[] = readonly never[]>({
  children,
  ...what
}: PartProps<PathIn<Requests>>): ReactNode {
  return createElement(PART, about<Requests>(what), children);
}
