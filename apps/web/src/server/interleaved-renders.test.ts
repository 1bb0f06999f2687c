import { expect, test } from 'vitest';
import { pageOf, type Visit } from './testing/page-of.ts';

const COMPANIES = ['Alpha Kitchen', 'Beta Kitchen'];
const MEMBERS = ['Ann Alpha', 'Ben Beta'];
const PATHS = ['/me', '/home', '/orderConfirmation', '/menu'];
const RENDERS = 100;

const visits: readonly Visit[] = COMPANIES.flatMap((company, index) =>
  PATHS.flatMap((path) =>
    (['en', 'zh_CN'] as const).map((language) => ({
      path,
      company,
      language,
      member: MEMBERS[index] ?? '',
      identity: 'member' as const,
    })),
  ),
);

/** Returns the page and its state as one text. The order of responses is no part of it. */
async function textOf(visit: Visit, turns = 0): Promise<string> {
  const { errors, page } = await pageOf({ ...visit, turns });
  expect(errors).toEqual([]);
  const { html, state } = page ?? {};
  const reads = state?.reads.map((read) => JSON.stringify(read)).sort();
  return JSON.stringify({ html, state: { ...state, reads } });
}

test('a hundred interleaved renders contain the same as alone, and only own data', async () => {
  const alone = new Map<Visit, string>();
  for (const visit of visits) alone.set(visit, await textOf(visit));
  const interleaved = await Promise.all(
    Array.from({ length: RENDERS }, async (_, index) => {
      const visit = visits[index % visits.length];
      if (visit === undefined) throw new Error('There are no visits');
      return { visit, text: await textOf(visit, index % 7) };
    }),
  );
  for (const { visit, text } of interleaved) {
    expect(text).toBe(alone.get(visit));
    const others = [...COMPANIES, ...MEMBERS].filter(
      (name) => name !== visit.company && name !== visit.member,
    );
    for (const name of others) expect(text).not.toContain(name);
  }
  const own = (name: string) => interleaved.filter(({ text }) => text.includes(name));
  for (const name of [...COMPANIES, ...MEMBERS]) expect(own(name)).not.toHaveLength(0);
});
