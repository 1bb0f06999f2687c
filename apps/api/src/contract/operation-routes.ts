import { type Context as Call, Hono } from 'hono';
import { limitBody, limitOf } from '../platform/http/body/limit-bodies.ts';
import { readBody } from '../platform/http/body/read-body.ts';
import {
  type Answer,
  respond,
  success,
  toApiError,
  toErrorAnswer,
} from '../platform/http/envelope.ts';
import type { Cost } from '../platform/http/limits/rate-limiter.ts';
import { logSecurityEvent, RequestFindings } from '../platform/http/log/log-security-event.ts';
import { requestIds } from '../platform/http/log/request-ids.ts';
import type { LoggedOperation, SecurityLog } from '../platform/http/log/security-log.ts';
import { clientAddress } from '../platform/http/origin/client-address.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import { TooBusy } from '../shared/at-most-at-once.ts';
import type { Context } from './context/context.ts';
import type { Arrival, Surroundings } from './context/create-context.ts';
import { textsOf } from './context/texts-of.ts';
import { type Allowing, requireAddressAllowed } from './require-allowed.ts';
import { checkRequest } from './run-operation.ts';
import { ContractViolation, type OperationChecks, type Parts } from './schema/checks.ts';
import type { Body, Operation } from './schema/operations.ts';

/** Options that the routes of all contracts share. */
export interface RouteOptions extends Surroundings, Allowing {
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
  /** Records duration and result of operations; null if telemetry is off. */
  telemetry: Pick<Telemetry, 'operation'> | null;
}

/** Part of a context that all contracts have. The set-up has no company. */
interface OperationContext {
  readonly company: Pick<Context['company'], 'id'> | null;
}

/** How a contract identifies its callers and runs its operations. */
export interface ContractRoutes<Id extends LoggedOperation, OwnContext extends OperationContext> {
  readonly checks: readonly OperationChecks<Id>[];
  /** Returns the rate-limit units that an operation consumes. */
  costOf(id: Id): Cost;
  /**
   * Rejects a request before its body is read. Returns the context if it was needed for that, else
   * null.
   */
  admit(operation: Operation<Id>, request: Request, arrival: Arrival): Promise<OwnContext | null>;
  /** Consumes the rate limit of the caller. @throws ApiError `TOO_MANY_REQUESTS`. */
  requireCallerAllowed(
    request: Request,
    body: unknown,
    context: OwnContext | null,
    cost: Cost,
  ): void;
  createContext(request: Request, arrival: Arrival, body: unknown): Promise<OwnContext>;
  /** Returns cookies that a response with this status sets in addition to the operation's own. */
  cookiesOf?(status: number, request: Request): readonly string[];
  /** Calls the handler with a validated request. Returns the `data` of the OK envelope. */
  run(id: Id, context: OwnContext, parts: Parts): Promise<unknown>;
}

/** Creates a route for every operation of a contract. */
export function createOperationRoutes<
  Id extends LoggedOperation,
  OwnContext extends OperationContext,
>(options: RouteOptions, contract: ContractRoutes<Id, OwnContext>): Hono {
  const routes = new Hono();
  for (const each of contract.checks) {
    const { id, method, path } = each.operation;
    routes.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (call) => {
      const findings = new Findings(
        clientAddress(call.req.raw, envOf(call).peer, options.trustedProxies),
      );
      const runOperation = () =>
        executeOperation(options, contract, each, call, findings).catch((error: unknown) =>
          toFailureResponse(options, id, call, error, findings),
        );
      const answer = await (options.telemetry === null
        ? runOperation()
        : withTelemetry(options.telemetry, id, call, runOperation));
      logSecurityEvent(options.logSecurity, call, id, answer.envelope.msgCode, findings);
      if (options.validateResponses) each.assertResponse(answer.status, answer.envelope);
      const response = respond(answer);
      const cookies = contract.cookiesOf?.(answer.status, call.req.raw) ?? [];
      for (const cookie of [...findings.cookies, ...cookies])
        response.headers.append('set-cookie', cookie);
      return response;
    });
  }
  return routes;
}

async function withTelemetry(
  telemetry: Pick<Telemetry, 'operation'>,
  operation: string,
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

/** Data that the caller of the routes passes beside the request, which no client can send. */
function envOf(call: Call): Pick<Arrival, 'company' | 'page' | 'peer'> {
  const { company, page, peer }: Pick<Arrival, 'company' | 'page' | 'peer'> = call.env;
  return { peer, ...(page && { page }), ...(company !== undefined && { company }) };
}

async function executeOperation<Id extends LoggedOperation, OwnContext extends OperationContext>(
  options: RouteOptions,
  contract: ContractRoutes<Id, OwnContext>,
  each: OperationChecks<Id>,
  call: Call,
  findings: Findings,
): Promise<Answer> {
  const { id, body } = each.operation;
  const request = call.req.raw;
  const cost = contract.costOf(id);
  requireAddressAllowed(options, findings.address, cost);
  const arrival: Arrival = {
    ...envOf(call),
    setCookie: (cookie) => void findings.cookies.push(cookie),
    noteMember: findings.noteMember,
  };
  const admitted = await contract.admit(each.operation, request, arrival);
  const parts: Parts = {
    path: call.req.param(),
    headers: readHeaders(each.operation, call),
    body: body ? await takeBody(call, body) : undefined,
  };
  findings.input = parts;
  checkRequest(each, parts);
  contract.requireCallerAllowed(request, parts.body, admitted, cost);
  const context = admitted ?? (await contract.createContext(request, arrival, parts.body));
  findings.company = context.company?.id ?? null;
  return success(await contract.run(id, context, parts));
}

function takeBody(call: Call, body: Body): Promise<unknown> {
  limitBody(call, limitOf(body));
  return readBody(call.req.raw, body);
}

function toFailureResponse(
  { report, clock }: RouteOptions,
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

function readHeaders(
  { parameters }: Pick<Operation, 'parameters'>,
  call: Call,
): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap(({ name, place }) => {
      const value = place === 'header' ? call.req.header(name) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
