import type { OperationId } from '@claypot/sdk/contract-types';
import { type Context as Call, Hono } from 'hono';
import type { Db } from '../platform/db/db.ts';
import { limitBody, limitOf } from '../platform/http/body/limit-bodies.ts';
import { readBody } from '../platform/http/body/read-body.ts';
import {
  type Answer,
  rejection,
  respond,
  success,
  toApiError,
  toErrorAnswer,
} from '../platform/http/envelope.ts';
import { logSecurityEvent, RequestFindings } from '../platform/http/log/log-security-event.ts';
import { requestIds } from '../platform/http/log/request-ids.ts';
import type { SecurityLog } from '../platform/http/log/security-log.ts';
import { clientAddress } from '../platform/http/origin/client-address.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import { ApiError } from '../shared/api-error.ts';
import { TooBusy } from '../shared/at-most-at-once.ts';
import type { Context } from './context/context.ts';
import { type Arrival, createContext, type Surroundings } from './context/create-context.ts';
import { textsOf } from './context/texts-of.ts';
import { costOf } from './costs.ts';
import type { Handlers } from './handlers.ts';
import { type Allowing, requireAddressAllowed, requireCustomerAllowed } from './require-allowed.ts';
import { checkRequest, runHandler } from './run-operation.ts';
import {
  ContractViolation,
  compileChecks,
  type OperationChecks,
  type Parts,
} from './schema/checks.ts';
import { contract } from './schema/document.ts';
import type { Body } from './schema/operations.ts';

export interface ApiOptions extends Surroundings, Allowing {
  handlers: Handlers;
  /** Validates every response against the contract and throws `ContractViolation`; for tests. */
  validateResponses?: boolean;
  /**
   * Reports every failure returned as `ERROR` or `SERVICE_UNAVAILABLE`. `requestTexts` lists all strings
   * of the request; they may be personal data, so the log must redact them.
   */
  report: (
    error: unknown,
    about: { requestId: string; clientRequestId?: string; operation: string },
    requestTexts?: readonly string[],
  ) => void;
  logSecurity: SecurityLog;
  /**
   * Returns the id of the member who owns the session of this bearer token; null if there is none.
   */
  findSessionMember: (
    db: Db,
    companyId: string,
    bearer: string,
    now: Temporal.Instant,
  ) => Promise<string | null>;
  /** Records duration and result of operations; null if telemetry is off. */
  telemetry: Pick<Telemetry, 'operation'> | null;
}

const checks = compileChecks(contract);

/** Creates a route for every operation of the contract. */
export function createApiRoutes(options: ApiOptions): Hono {
  const routes = new Hono();
  for (const each of checks) {
    const { id, method, path } = each.operation;
    routes.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (call) => {
      const findings = new Findings(
        clientAddress(call.req.raw, peerOf(call), options.trustedProxies),
      );
      const runOperation = () =>
        executeOperation(options, each, call, findings).catch((error: unknown) =>
          toFailureResponse(options, id, call, error, findings),
        );
      const answer = await (options.telemetry === null
        ? runOperation()
        : withTelemetry(options.telemetry, id, call, runOperation));
      logSecurityEvent(options.logSecurity, call, id, answer.envelope.msgCode, findings);
      if (options.validateResponses) each.assertResponse(answer.status, answer.envelope);
      const response = respond(answer);
      for (const cookie of findings.cookies) response.headers.append('set-cookie', cookie);
      return response;
    });
  }
  routes.all('*', () => respond(rejection(new ApiError('NOT_FOUND'))));
  return routes;
}

async function withTelemetry(
  telemetry: Pick<Telemetry, 'operation'>,
  operation: OperationId,
  call: Call,
  runOperation: () => Promise<Answer>,
): Promise<Answer> {
  const { answer } = await telemetry.operation(operation, requestIds(call).requestId, async () => {
    const result = await runOperation();
    return { answer: result, code: result.envelope.msgCode };
  });
  return answer;
}

/** Data collected about a request while it is processed. */
class Findings extends RequestFindings {
  readonly cookies: string[] = [];
  /** Path, headers and body, once they have been read. */
  input: unknown = null;
}

function peerOf(call: Call): string | undefined {
  const { peer }: Pick<Arrival, 'peer'> = call.env;
  return peer;
}

async function executeOperation(
  options: ApiOptions,
  each: OperationChecks,
  call: Call,
  findings: Findings,
): Promise<Answer> {
  const { id, membersOnly, body } = each.operation;
  const cost = costOf(id);
  requireAddressAllowed(options, findings.address, cost);
  const arrival: Arrival = {
    peer: peerOf(call),
    setCookie: (cookie) => void findings.cookies.push(cookie),
    noteMember: findings.noteMember,
  };
  // Reject unauthenticated requests before reading the body.
  const memberContext =
    membersOnly && body ? await admitMember(options, call.req.raw, arrival) : null;
  const parts: Parts = {
    path: call.req.param(),
    headers: readHeaders(each, call),
    body: body ? await takeBody(call, body) : undefined,
  };
  findings.input = parts;
  checkRequest(each, parts);
  requireCustomerAllowed(options, call.req.raw, parts.body, cost);
  const companyName = readCompanyName(parts.body);
  const context =
    memberContext ?? (await createContext(options, call.req.raw, { ...arrival, companyName }));
  findings.company = context.company.id;
  return success(await runHandler(options.handlers, id, context, parts));
}

/** @throws ApiError `SESSION_EXPIRED` if the bearer token is missing or invalid. */
async function admitMember(
  options: ApiOptions,
  request: Request,
  arrival: Arrival,
): Promise<Context> {
  const context = await createContext(options, request, arrival);
  const { db, company, bearer, now } = context;
  const member =
    bearer === null ? null : await options.findSessionMember(db, company.id, bearer, now);
  if (member === null) throw new ApiError('SESSION_EXPIRED');
  return context;
}

function takeBody(call: Call, body: Body): Promise<unknown> {
  limitBody(call, limitOf(body));
  return readBody(call.req.raw, body);
}

function toFailureResponse(
  { report, clock }: ApiOptions,
  operation: string,
  call: Call,
  error: unknown,
  { input }: Findings,
): Answer {
  if (error instanceof ContractViolation) throw error;
  const apiError = toApiError(error);
  // Load shedding is not a failure to report.
  if (apiError.status >= 500 && !(error instanceof TooBusy))
    report(error, { ...requestIds(call), operation }, textsOf(input));
  return toErrorAnswer(apiError, clock.now());
}

function readHeaders({ operation }: OperationChecks, call: Call): Record<string, string> {
  return Object.fromEntries(
    operation.parameters.flatMap(({ name, place }) => {
      const value = place === 'header' ? call.req.header(name) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Subdomain sent by an app on a host without a company. */
const NO_COMPANY = 'localhost';

/** `company/info` names its company in the body, so it works on any host. */
function readCompanyName(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('subdomain' in body)) return null;
  const { subdomain } = body;
  return typeof subdomain === 'string' && subdomain !== NO_COMPANY ? subdomain : null;
}
