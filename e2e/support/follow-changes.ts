/**
 * Makes a new product certain that nothing has changed. Its pages load their data again if it may have
 * changed while they were rendered: when the server begins to follow changes, and for 30 seconds after
 * a change of a member.
 */
import { createSdk } from '@claypot/sdk';
import { expect, type Page } from '@playwright/test';
import { type Account, fromAfar, readSession } from './prepare.ts';
import type { Product } from './product.ts';

/** Age of a change in seconds from which pages do not load their data again. */
const OLD = 31;

/** Lets the server of a new product follow the changes of members. No page may have done so. */
export async function followMembers(product: Product, account: Account): Promise<void> {
  const { phone: phone_no, password } = account;
  const sdk = createSdk({
    baseUrl: `${urlOf(product)}/api`,
    fetch: fromAfar(),
    language: () => 'en',
    token: () => null,
  });
  const { id: company_id } = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  const { api_token } = await sdk.authLogin({ body: { company_id, phone_no, password } });
  const headers = { authorization: `Bearer ${api_token}` };
  await readUntil('event: changed', `${urlOf(product)}/api/follow/member?fresh=1`, headers);
}

/** Lets all changes become old. Waits until the server follows the changes of branches. */
export async function letChangesAge(product: Product, branchId: string): Promise<void> {
  const url = `${urlOf(product)}/api/follow/branch/${branchId}`;
  await expect
    .poll(() => readUntil('event: hello', url), 'the server follows changes')
    .toMatch(/"menu":[1-9]/);
  await product.advanceClock(OLD);
}

/** Returns the id of the branch that the visitor of a page has chosen. */
export async function branchOf(page: Page): Promise<string> {
  const { branch_id } = await readSession(page);
  if (branch_id === null) throw new Error('The visitor has no branch');
  return branch_id;
}

/** Reads a stream up to the end of an event. Throws if the stream ends before. */
async function readUntil(event: string, url: string, headers = {}): Promise<string> {
  const { body } = await fetch(url, { headers });
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    // Leaving the loop closes the stream.
    if (text.split(event)[1]?.includes('\n\n')) return text;
  }
  throw new Error(`The stream ended without ${event}: ${text}`);
}

function urlOf({ port }: Product): string {
  return `http://127.0.0.1:${port}`;
}
