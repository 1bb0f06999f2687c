import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';

export interface TypedSource {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
  /** Syntax tree; more expensive to obtain than the text. */
  readonly file: SourceFile;
  readonly checker: Checker;
}

export interface TypedProject {
  /** Files in the project's folder. */
  readonly sources: readonly TypedSource[];
  /** Files of other projects that these import. */
  readonly imported: readonly TypedSource[];
  readonly checker: Checker;
}

/** Violation of a rule. */
export interface Problem {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/**
 * Calls `visit` for each project, without declaration files and packages. Types are available only
 * during the call.
 *
 * @param root absolute path of the folder that contains the projects
 * @param projects folders with a tsconfig.json, relative to the root
 */
export function visitTypedProjects(
  root: string,
  projects: readonly string[],
  visit: (project: TypedProject) => void,
): void {
  const api = new API({ cwd: root });
  try {
    const openProjects = projects.map((project) => `${root}/${project}/tsconfig.json`);
    for (const { configFileName, program, checker } of api
      .updateSnapshot({ openProjects })
      .getProjects()) {
      const folder = configFileName.slice(0, -'tsconfig.json'.length);
      const sourcesOf = (filter: (name: string) => boolean): TypedSource[] =>
        program
          .getSourceFileNames()
          .filter((name) => filter(name) && !name.includes('/node_modules/'))
          .map((name) => ({
            path: relative(root, name),
            get text() {
              return readFileSync(name, 'utf8');
            },
            get file() {
              const file = program.getSourceFile(name);
              if (file === undefined) throw new Error(`${name} is not in the project`);
              return file;
            },
            checker,
          }));
      visit({
        sources: sourcesOf((name) => name.startsWith(folder)),
        imported: sourcesOf((name) => name.endsWith('.ts') && !name.startsWith(folder)),
        checker,
      });
    }
  } finally {
    api.close();
  }
}

/** Calls `visit` for every source file of the given projects; see {@link visitTypedProjects}. */
export function visitTypedSources(
  root: string,
  projects: readonly string[],
  visit: (source: TypedSource) => void,
): void {
  visitTypedProjects(root, projects, ({ sources }) => sources.forEach(visit));
}

/** Returns `node` and every node below it that satisfy `is`, parents before children. */
export function nodesOf<T extends Node>(node: Node, is: (node: Node) => node is T): T[] {
  const found: T[] = [];
  const visitNode = (child: Node): undefined => {
    if (is(child)) found.push(child);
    child.forEachChild(visitNode);
  };
  visitNode(node);
  return found;
}

/** Returns true if the type may have one of the flags, including in unions and branded types. */
export function mayBe(type: Type | undefined, flags: number): boolean {
  if (type === undefined) return false;
  if (type.isUnionType() || type.isIntersectionType()) {
    return type.getTypes().some((part) => mayBe(part, flags));
  }
  return (type.flags & flags) !== 0;
}

export function problemAt(file: SourceFile, node: Node): Problem {
  const text = file.text.slice(node.getStart(file), node.end).replace(/\s+/g, ' ');
  const line = lineOf(file, node);
  return { line, text: text.length > 100 ? `${text.slice(0, 99)}…` : text };
}

/** Returns the line of a node's start, from 1. */
export function lineOf(file: SourceFile, node: Node): number {
  return file.text.slice(0, node.getStart(file)).split('\n').length;
}
