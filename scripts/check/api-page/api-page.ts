import { asRecord, errorCodesOf, type Json } from './error-codes.ts';

/** Route of the web app, as far as the page shows it. */
interface PageRoute {
  readonly path: string;
  readonly parent: string | null;
  readonly open?: true;
  readonly members?: true;
}

interface Sources {
  /** Bundled contract (OpenAPI 3.1). */
  readonly contract: Json;
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

Every operation can also return the [shared codes](#shared-codes).
`;

const SHARED = `Returned by any operation: \`INVALID_REQUEST\` (400), \`SESSION_EXPIRED\` (401), \`NOT_FOUND\` and \`COMPANY_NOT_FOUND\` (404), \`TOO_MANY_REQUESTS\` (429), \`ERROR\` (500), \`SERVICE_UNAVAILABLE\` and \`SERVER_BUSY\` (503).`;

/** Returns the Markdown page of the operations, error codes and routes. */
export function apiPage({ contract, messageOf, routes }: Sources): string {
  const operations = operationsOf(contract);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const codes = asRecord(asRecord(asRecord(asRecord(contract).components).schemas).ErrorCode).enum;
  return [
    HEAD,
    '## Operations\n',
    ...tags.map((tag) =>
      [
        `### ${tag}\n`,
        row(['operation', 'path', 'summary', 'own error codes']),
        row(['---', '---', '---', '---']),
        ...operations
          .filter((each) => each.tag === tag)
          .map((each) => operationRow(each, contract)),
        '',
      ].join('\n'),
    ),
    '## Error codes\n',
    row(['code', 'English message']),
    row(['---', '---']),
    ...(Array.isArray(codes) ? codes : []).map((code: Json) =>
      row([`\`${code}\``, messageOf(String(code))]),
    ),
    '\n### Shared codes\n',
    `${SHARED}\n`,
    '## Routes of the web app\n',
    row(['path', 'visitors', 'Back without history']),
    row(['---', '---', '---']),
    ...routes.map((route) =>
      row([
        `\`${route.path}\``,
        visitorsOf(route),
        route.parent === null ? '' : `\`${route.parent}\``,
      ]),
    ),
    '',
  ].join('\n');
}

interface Operation {
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

function operationsOf(contract: Json): Operation[] {
  return Object.entries(asRecord(asRecord(contract).paths)).flatMap(([path, methods]) =>
    Object.entries(asRecord(methods)).map(([method, operation = null]) => {
      const { tags } = asRecord(operation);
      return { tag: Array.isArray(tags) ? String(tags[0]) : 'Other', method, path, operation };
    }),
  );
}

function operationRow({ method, path, operation }: Operation, contract: Json): string {
  const { operationId, summary } = asRecord(operation);
  const codes = errorCodesOf(operation, contract).map((code) => `\`${code}\``);
  return row([
    `\`${operationId}\``,
    `\`${method.toUpperCase()} ${path}\``,
    String(summary ?? ''),
    codes.join(', '),
  ]);
}

function visitorsOf({ open, members }: PageRoute): string {
  if (open) return 'everyone';
  return members ? 'members' : 'guests and members';
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
