/** Calls of the API that a render has begun. */
export interface RunningCalls {
  readonly call: (request: Request) => Promise<Response>;
  /** Returns the number of calls so far. */
  begun(): number;
  /** Returns the number of calls without a response that the machines have received. */
  running(): number;
  /** Resolves when no call is running or after `patience` ms. */
  settled(patience: number): Promise<void>;
}

/** Counts the calls of one render. */
export function createRunningCalls(call: (request: Request) => Promise<Response>): RunningCalls {
  let begun = 0;
  let running = 0;
  let onIdle = (): void => undefined;
  const end = () => {
    running -= 1;
    if (running === 0) onIdle();
  };
  return {
    call: async (request) => {
      begun += 1;
      running += 1;
      try {
        return await call(request);
      } finally {
        afterEffects(end);
      }
    },
    begun: () => begun,
    running: () => running,
    async settled(patience) {
      await new Promise<void>((resolve) => afterEffects(resolve));
      if (running === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patience);
        onIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

/** Calls back after the machines have received the responses: they may send further requests. */
function afterEffects(done: () => void): void {
  setImmediate(done);
}
