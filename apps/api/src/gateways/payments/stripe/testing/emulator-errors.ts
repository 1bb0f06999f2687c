/** Error response in Stripe's documented format. */
export class StripeErrorResponse extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, string>> };

  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

/** Creates the error of an invalid request. */
export function invalid(message: string, details: Readonly<Record<string, string>> = {}) {
  return new StripeErrorResponse(400, { type: 'invalid_request_error', message, ...details });
}

export function missing(id: string) {
  const message = `No such object: '${id}'`;
  return new StripeErrorResponse(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
  });
}
