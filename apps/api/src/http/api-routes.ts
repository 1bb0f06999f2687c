import { type Context as Call, Hono } from 'hono';
import { findSessionMember } from '../members/sessions.ts';
import {
  ContractViolation,
  compileChecks,
  type OperationChecks,
  type Parts,
} from './contract/checks.ts';
import { contract } from './contract/document.ts';
import { type Arrival, createContext, type Surroundings } from './create-context.ts';
import { type Answer, refusal, respond, success, toRefusal } from './envelope.ts';
import type { Handlers } from './handlers.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { checkRequest, runHandler } from './run-operation.ts';

/** What the operations need of the world. */
export interface ApiOptions extends Surroundings {
  handlers: Handlers;
  /** Check every answer against the contract and throw `ContractViolation`; for tests. */
  validateResponses?: boolean;
  /** Told of every failure that is answered as `ERROR` or `SERVICE_UNAVAILABLE`. */
  report: (error: unknown, about: { requestId: string; operation: string }) => void;
}

const checks = compileChecks(contract);

/** Every operation of the contract, and an envelope for whatever else is asked for. */
export function createApiRoutes(options: ApiOptions): Hono {
  const routes = new Hono();
  for (const each of checks) {
    const { id, method, path } = each.operation;
    routes.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (call) => {
      const answer = await answerOperation(options, each, call).catch((error: unknown) =>
        answerFailure(options, id, call, error),
      );
      if (options.validateResponses) each.assertResponse(answer.status, answer.envelope);
      return respond(answer);
    });
  }
  routes.all('*', () => respond(refusal(new Refusal('NOT_FOUND'))));
  return routes;
}

async function answerOperation(
  options: ApiOptions,
  each: OperationChecks,
  call: Call,
): Promise<Answer> {
  const { operation } = each;
  if (operation.membersOnly && operation.body?.files) await refuseStranger(options, call);
  const parts: Parts = {
    path: call.req.param(),
    headers: readHeaders(each, call),
    body: operation.body === null ? undefined : await readBody(call.req.raw, operation.body),
  };
  checkRequest(each, parts);
  const { peer }: Pick<Arrival, 'peer'> = call.env;
  const arrival = { named: namedCompany(parts.body), peer };
  const context = await createContext(options, call.req.raw, arrival);
  return success(await runHandler(options.handlers, operation.id, context, parts));
}

/** Before a file is read: nobody but a member may make the server take one in. */
async function refuseStranger(options: ApiOptions, call: Call): Promise<void> {
  const { db, company, bearer, now } = await createContext(options, call.req.raw);
  const member = bearer === null ? null : await findSessionMember(db, company.id, bearer, now);
  if (member === null) throw new Refusal('SESSION_EXPIRED');
}

function answerFailure(
  { report }: ApiOptions,
  operation: string,
  call: Call,
  error: unknown,
): Answer {
  if (error instanceof ContractViolation) throw error;
  const told = toRefusal(error);
  if (told.status >= 500) report(error, { requestId: call.get('requestId') ?? '', operation });
  return refusal(told);
}

function readHeaders({ operation }: OperationChecks, call: Call): Record<string, string> {
  return Object.fromEntries(
    operation.parameters.flatMap(({ name, place }) => {
      const value = place === 'header' ? call.req.header(name) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** `company/info` names the company it asks for, so it is answered on any host. */
function namedCompany(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('subdomain' in body)) return null;
  return typeof body.subdomain === 'string' ? body.subdomain : null;
}
