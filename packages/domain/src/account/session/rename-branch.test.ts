import { aBranch } from '@claypot/testing';
import { expect, test } from 'vitest';
import { stubSdk } from '../../testing/fakes.ts';
import { renameBranch } from './rename-branch.ts';
import type { SessionEvent } from './session.types.ts';

function setUp(answer: () => Promise<ReturnType<typeof aBranch>>) {
  const sent: SessionEvent[] = [];
  const chosen: { id: string | null } = { id: 'ss2' };
  const rename = () =>
    renameBranch({
      api: stubSdk({ branchDetail: answer }),
      branchId: () => chosen.id,
      session: { send: (event) => void sent.push(event) },
    });
  return { chosen, rename, sent };
}

const inChinese = async () => aBranch({ id: 'ss2', branch_name: 'SS2 店' });

test('updates the name of the selected branch to the current language', async () => {
  const { rename, sent } = setUp(inChinese);
  await rename();
  expect(sent).toEqual([{ type: 'SET_BRANCH', branch_id: 'ss2', branch_name: 'SS2 店' }]);
});

test('ignores the reply when another branch was selected meanwhile', async () => {
  const { chosen, rename, sent } = setUp(inChinese);
  const renamed = rename();
  chosen.id = 'klcc';
  await renamed;
  expect(sent).toEqual([]);
});

test.each([
  ['nothing is asked where none is chosen', null, inChinese],
  ['without an answer the name stays', 'ss2', () => Promise.reject(new Error('no line'))],
])('%s', async (_, id, answer) => {
  const { chosen, rename, sent } = setUp(answer);
  chosen.id = id;
  await rename();
  expect(sent).toEqual([]);
});
