/** Checks that clients of other generators compile and have the types of both contracts. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CONTRACTS } from './contracts.ts';

const CLIENTS = ['hey-api/index.ts', 'orval/client.ts'];

const OPTIONS = {
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
};

/** Valid and invalid uses of the customers' types at `path`. */
const usageOfCustomer = (path: string) => `
import type { CartCreateRequest, Identity, ProfileRequest, User } from './${path}';

export const member: Identity = { customer_id: 'ann', guest_id: null };
export const guest: Identity = { customer_id: null, guest_id: '6f1c' };
// @ts-expect-error One of the ids must be set.
export const neither: Identity = { customer_id: null, guest_id: null };
// @ts-expect-error Only one of the ids may be set.
export const both: Identity = { customer_id: 'ann', guest_id: '6f1c' };

const dish = { item_id: 'claypot', type: 'dish', qty: 1, variation: [] } as const;
export const added: CartCreateRequest = { ...guest, ...dish, variation: [] };
// @ts-expect-error One of the ids must be set.
export const addedByNeither: CartCreateRequest = { ...dish, variation: [] };

export const profile: ProfileRequest = {
  full_name: 'Ann',
  email: 'ann@example.com',
  date_of_birth: '1990-01-31',
  avatar: new Blob(),
};
// @ts-expect-error A picture is not a string.
export const textAsPicture: ProfileRequest = { ...profile, avatar: 'picture' };

export const named = (user: User): string => user.full_name ?? user.phone_no;
`;

/** Valid and invalid uses of the staff types at `path`. */
const usageOfCounter = (path: string) => `
import type { RefundRequest, StepRequest, Ticket } from './${path}';

export const accept: StepRequest = {
  step: 'accept',
  from: 'PENDING',
  ready_in_minutes: 20,
  rider: null,
};
// @ts-expect-error There is no such step.
export const unknownStep: StepRequest = { ...accept, step: 'reopen' };
// @ts-expect-error The status that the person saw must be sent.
export const blindStep: StepRequest = { step: 'ready', ready_in_minutes: null, rider: null };

export const rest: RefundRequest = { amount: '12.50', line_ids: [], reason: 'LATE', text: null };
// @ts-expect-error An amount is text with two decimals.
export const numberAsAmount: RefundRequest = { ...rest, amount: 12.5 };

export const failed = ({ refunds }: Ticket): number =>
  refunds.list.filter(({ state }) => state === 'failed').length;
`;

const USAGES = { customer: usageOfCustomer, counter: usageOfCounter };

const folder = mkdtempSync(join(tmpdir(), 'other-clients-'));
try {
  execFileSync('node', [resolve(import.meta.dirname, 'generate-other-clients.ts'), folder]);
  for (const { folder: name } of CONTRACTS) {
    for (const [index, path] of CLIENTS.entries()) {
      writeFileSync(join(folder, name, `usage-${index}.ts`), USAGES[name](path));
    }
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, include: ['.'] }),
  );
  const { status } = spawnSync('tsc', ['-p', folder], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
