import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Problem, type TypedSource, visitTypedSources } from '../../lib/typed-sources.ts';

/** Minimal React types for the samples. */
const TYPES = `
interface Element { readonly type: string }
type ReactNode = Element | string | number | bigint | boolean | null | undefined | readonly ReactNode[];
declare namespace JSX {
  interface IntrinsicElements { readonly [name: string]: unknown }
  interface ElementChildrenAttribute { readonly children: unknown }
  type Element = { readonly type: string };
}
type Cents = number & { readonly brand: 'Cents' };
declare const Fragment: (props: { children?: ReactNode }) => Element;
declare const Box: (props: { children?: ReactNode }) => Element;
declare const Words: () => string;
declare const cond: boolean, text: string, label: string | null, count: number, amount: Cents | null;
declare const element: Element | null, node: ReactNode, elements: Element[], texts: string[];
declare const t: (key: string) => string;
declare const call: (value: unknown) => void;
`;

/** Returns the lines in which a rule finds a problem; each line is a separate module. */
export function linesWithProblems(
  rule: (source: TypedSource) => readonly Problem[],
  lines: readonly string[],
): string[] {
  const root = mkdtempSync(join(tmpdir(), 'typed-lint-'));
  try {
    const project = join(root, 'samples');
    mkdirSync(project);
    const compilerOptions = { strict: true, jsx: 'preserve', types: [], moduleDetection: 'force' };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    writeFileSync(join(project, 'types.d.ts'), TYPES);
    lines.forEach((line, at) => {
      writeFileSync(join(project, `${at}.tsx`), `${line}\n`);
    });
    const found = new Set<string>();
    visitTypedSources(root, ['samples'], (source) => {
      if (rule(source).length > 0) found.add(source.path);
    });
    return lines.filter((_, at) => found.has(`samples/${at}.tsx`));
  } finally {
    rmSync(root, { recursive: true });
  }
}
