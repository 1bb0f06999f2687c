import type { Document, Operation } from '../../../openapi/checks/document.ts';
import { cell, codeCell, pageOf, table } from '../../machine-pages/markdown.ts';
import { errorCodesOf } from './error-codes.ts';

/** Route of the web app, as far as the page shows it. */
interface PageRoute {
  readonly path: string;
  readonly parent: string | null;
  readonly open?: true;
  readonly members?: true;
}

interface Sources {
  readonly contract: Document;
  /** English message of an error code. */
  readonly messageOf: (code: string) => string;
  readonly routes: readonly PageRoute[];
}

const HEAD = `# API

This page lists every operation of the contract, every error code, and the routes of the web app. It is generated: edit \`openapi/\` and \`packages/domain/src/routes/table.ts\`, then run \`npx node scripts/check/api-page-is-current.ts --write\`.

The running server shows the contract with all schemas and examples at \`/api/docs\`.

- **Base URL.** \`/api\` on the host of the company, for example \`http://demo.localhost:8080/api\`.
- **Envelope.** Every response is \`{ msgCode, msg, data }\`. \`OK\` is the only success. The HTTP status agrees with the code.
- **Caller.** A member sends \`Authorization: Bearer <token>\`. A guest sends no token; \`guest_id\` in the body identifies them.
- **Language.** \`Accept-Language\` selects English or Chinese texts.
- **Idempotency.** Operations with the parameter \`Idempotency-Key\` execute once per key and return the first result again.
- **Money** is a decimal string with two digits. **Instants** carry an offset. **Ids** are opaque strings.

Every operation can also return the [shared codes](#shared-codes).`;

const SHARED = `Returned by any operation: \`INVALID_REQUEST\` (400), \`SESSION_EXPIRED\` (401), \`NOT_FOUND\` and \`COMPANY_NOT_FOUND\` (404), \`TOO_MANY_REQUESTS\` (429), \`ERROR\` (500), \`SERVICE_UNAVAILABLE\` and \`SERVER_BUSY\` (503).`;

/** Returns the Markdown page of the operations, error codes and routes. */
export function apiPage({ contract, messageOf, routes }: Sources): string {
  const operations = operationsOf(contract);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const codes = (contract.components.schemas.ErrorCode?.enum ?? []).map(String);
  return pageOf([
    HEAD,
    '## Operations',
    ...tags.flatMap((tag) => [
      `### ${tag}`,
      table(
        ['operation', 'path', 'summary', 'own error codes'],
        operations.filter((each) => each.tag === tag).map((each) => operationRow(each, contract)),
      ),
    ]),
    '## Error codes',
    table(
      ['code', 'English message'],
      codes.map((code) => [codeCell(code), cell(messageOf(code))]),
    ),
    '### Shared codes',
    SHARED,
    '## Routes of the web app',
    table(
      ['path', 'visitors', 'Back without history'],
      routes.map((route) => [
        codeCell(route.path),
        visitorsOf(route),
        route.parent === null ? '' : codeCell(route.parent),
      ]),
    ),
  ]);
}

interface OperationAtPath {
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Returns the operations of a contract with their first tag. */
export function operationsOf({ paths }: Document): OperationAtPath[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [tag = 'Other'] = operation.tags ?? [];
      return { tag, method, path, operation };
    }),
  );
}

/** Returns the cells of an operation: id, path, summary and own error codes. */
export function operationRow(
  { method, path, operation }: OperationAtPath,
  contract: Document,
): string[] {
  return [
    codeCell(operation.operationId),
    codeCell(`${method.toUpperCase()} ${path}`),
    cell(operation.summary ?? ''),
    errorCodesOf(operation, contract).map(codeCell).join(', '),
  ];
}

function visitorsOf({ open, members }: PageRoute): string {
  if (open) return 'everyone';
  return members ? 'members' : 'guests and members';
}
