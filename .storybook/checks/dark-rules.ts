import axe, { type Check, type CheckHelper, type Rule } from 'axe-core';
import { setScheme } from '../with-scheme.ts';
import { COLOUR_RULES, darkRule } from './rules.ts';

/** Parts of axe that its types omit. Its version is pinned. */
interface VirtualNode {
  readonly children: readonly VirtualNode[];
  readonly _cache: Record<string, unknown>;
  _stackingContext?: unknown;
}
type Matches = (this: unknown, node: Element, ...rest: unknown[]) => boolean;
interface Internals {
  readonly _tree: readonly VirtualNode[];
  readonly _memoizedFns: readonly { clear(): void }[];
  readonly _audit: {
    readonly rules: readonly (Required<Omit<Rule, 'any' | 'matches'>> & {
      readonly any: readonly (string | { readonly id: string })[];
      matches: Matches;
    })[];
    readonly checks: Readonly<
      Record<string, { readonly options: unknown; readonly evaluate: Evaluate }>
    >;
    readonly data: {
      readonly rules: Readonly<Record<string, Required<Rule>['metadata']>>;
      readonly checks: Readonly<Record<string, Required<Check>['metadata']>>;
    };
  };
}
type Evaluate = (this: CheckHelper, node: Element, options: unknown, virtual: never) => boolean;

const internals = axe as unknown as Internals;

/** True while the page of a run is shown in the dark scheme. */
let isDark = false;

/**
 * Adds a copy of each colour rule that examines the same elements in the dark scheme. The copies
 * run after all other rules, and use the tree and the positions that axe has computed for these.
 */
export function addDarkRules(): void {
  for (const id of COLOUR_RULES) addDarkRule(id);
}

/** Returns the page to its own scheme after a run. */
export function leaveDark(scheme: unknown): void {
  if (isDark) setScheme(scheme);
  isDark = false;
}

function addDarkRule(id: string): void {
  const { _audit: audit } = internals;
  const rule = audit.rules.find((each) => each.id === id);
  if (rule === undefined) throw new Error(`axe has no rule ${id}`);
  const examined = new WeakSet<Element>();
  const matches = rule.matches;
  rule.matches = function (node, ...rest) {
    const isMatch = matches.call(this, node, ...rest);
    if (isMatch) examined.add(node);
    else examined.delete(node);
    return isMatch;
  };
  const metadata = audit.data.rules[id];
  if (metadata === undefined) throw new Error(`axe does not describe the rule ${id}`);
  const checks = rule.any.map((check) => (typeof check === 'string' ? check : check.id));
  axe.configure({
    checks: checks.map((check) => darkCheck(check)),
    rules: [
      {
        id: darkRule(id),
        selector: rule.selector,
        excludeHidden: rule.excludeHidden,
        impact: rule.impact,
        tags: rule.tags,
        any: checks.map(darkRule),
        matches: (node) => examined.has(node),
        metadata,
      },
    ],
  });
}

function darkCheck(id: string): Check {
  const { checks, data } = internals._audit;
  const check = checks[id];
  const metadata = data.checks[id];
  if (check === undefined || metadata === undefined) throw new Error(`axe has no check ${id}`);
  return {
    id: darkRule(id),
    options: check.options,
    metadata,
    evaluate(node, options, virtual) {
      enterDark();
      return check.evaluate.call(this, node, options, virtual as never);
    },
  };
}

/** Shows the page in the dark scheme, and removes what axe remembers of its colours. */
function enterDark(): void {
  if (isDark) return;
  isDark = true;
  setScheme('dark');
  for (const memoized of internals._memoizedFns) memoized.clear();
  internals._tree.forEach(forgetColours);
}

function forgetColours(node: VirtualNode): void {
  delete node._stackingContext;
  for (const key of Object.keys(node._cache)) {
    if (/^getBackgroundColor$|^computedStyle_.*(color|image|shadow)/.test(key)) {
      delete node._cache[key];
    }
  }
  node.children.forEach(forgetColours);
}
