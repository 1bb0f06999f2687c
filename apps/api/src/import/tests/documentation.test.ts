import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { hotDealSchema, packageSchema } from '../read/package-schema.ts';
import { formatProblem, type Problem } from '../read/problem.ts';
import { createReader } from '../read/reader.ts';
import { branchSchema, dishSchema } from '../read/schema.ts';
import { voucherSchema } from '../read/voucher-schema.ts';

const PAGE = join(import.meta.dirname, '../../../../../docs/reference/menu-data.md');

describe('docs/reference/menu-data.md', async () => {
  const page = await readFile(PAGE, 'utf8');
  const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text ?? '');

  it.each<[key: string, schema: GenericSchema]>([
    ['dishes', dishSchema],
    ['branches', branchSchema],
    ['packages', packageSchema],
    ['hot_deals', hotDealSchema],
    ['vouchers', voucherSchema],
  ])('shows an importable example of %s', (key, schema) => {
    const example = examples.find((text) => text.includes(`\n${key}:`) || text.startsWith(key));
    const problems: Problem[] = [];
    const read = createReader(new Map([['example.yaml', example ?? '']]), problems);
    expect(read.list('example.yaml', key, schema).entries).toHaveLength(1);
    expect(problems.map(formatProblem)).toEqual([]);
  });
});
