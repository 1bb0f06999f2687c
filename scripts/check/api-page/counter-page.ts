import type { Document } from '../../../openapi/checks/document.ts';
import { cell, codeCell, pageOf, table } from '../../machine-pages/markdown.ts';
import { operationRow, operationsOf } from './api-page.ts';

const HEAD = `# Counter API

This page lists every operation of the staff contract and every error code. It is generated: edit \`openapi/\`, then run \`npx node scripts/check/api-page-is-current.ts --write\`.

- **Base URL.** \`/api\` on the host of the company. The running server shows the contract at \`/api/docs\`.
- **Caller.** Cookies identify the device and the person. Every request carries \`X-Claypot-Counter: 1\`.
- **Role.** The minimum identity. *device* is a paired device or a signed-in person. *with approval*: a cashier may do it with a manager's approval.
- **Envelope**, money, instants and ids are those of the [customers' API](api.md).`;

/** Returns the Markdown page of the counter's operations and error codes. */
export function counterPage(contract: Document): string {
  const operations = operationsOf(contract);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const codes = contract.components.schemas.ErrorCode;
  return pageOf([
    HEAD,
    '## Operations',
    ...tags.flatMap((tag) => [
      `### ${tag}`,
      table(
        ['operation', 'path', 'summary', 'role', 'own error codes'],
        operations
          .filter((each) => each.tag === tag)
          .map((each) => {
            const [id = '', path = '', summary = '', own = ''] = operationRow(each, contract);
            const { 'x-role': role, 'x-approvable': isApprovable } = each.operation;
            const suffix = isApprovable === true ? ', with approval' : '';
            return [id, path, summary, `${String(role)}${suffix}`, own];
          }),
      ),
    ]),
    '## Error codes',
    table(
      ['code', 'meaning'],
      (codes?.enum ?? [])
        .map(String)
        .map((code) => [codeCell(code), cell(codes?.['x-enum-descriptions']?.[code] ?? '')]),
    ),
  ]);
}
