import { expect, test, vi } from 'vitest';
import { nameBranch } from './name-branch.ts';

test.each([true, false])(
  'loads the name when the device is idle if it is missing: %s',
  (isUnnamed) => {
    const rename = vi.fn();
    const idle: (() => void)[] = [];
    nameBranch({ isUnnamed: () => isUnnamed, rename, whenIdle: (work) => idle.push(work) });
    expect(rename).not.toHaveBeenCalled();
    for (const work of idle) work();
    expect(rename).toHaveBeenCalledTimes(isUnnamed ? 1 : 0);
  },
);
