interface Keyed<TBody> {
  context: { key: string | null; body: TBody | null };
}

interface Answered<TResult> {
  event: { output: { result: TResult } };
}

interface Failed {
  event: { error: unknown };
}

/**
 * Returns the states that send a request under one key and query its outcome. They are top-level
 * states of a machine with the setup of `keyed-setup.ts`. The machine adds its own states:
 *
 * - `resuming`: a stored key of another tab or an earlier page was adopted.
 * - `settled`: the server executed the request.
 * - `rejected`: the server rejected it.
 * - `notExecuted`: the server does not know the key; a lost request may still arrive.
 *
 * @param id id of the machine
 */
export function keyedStates<TBody, TResult>(id: string) {
  return {
    claiming: {
      always: [
        { guard: 'isStartedInOtherTab', target: 'resuming', actions: 'adoptStored' },
        { target: 'sending', actions: ['makeKey', 'remember'] },
      ],
    },

    sending: {
      tags: 'sending',
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context }: Keyed<TBody>) => ({ key: context.key, body: context.body }),
        onDone: {
          target: 'settled',
          actions: { type: 'setResult', params: ({ event }: Answered<TResult>) => event.output },
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }: Failed) => event },
            target: 'checking',
            actions: 'markConflict',
          },
          {
            guard: { type: 'isBusinessError', params: ({ event }: Failed) => event },
            target: 'rejected',
            actions: { type: 'assignError', params: ({ event }: Failed) => event },
          },
          { target: 'checking' },
        ],
      },
      after: { sendTimeout: 'checking' },
    },

    checking: {
      tags: 'checking',
      initial: 'querying',
      states: {
        querying: {
          invoke: {
            src: 'ask',
            id: 'ask',
            input: ({ context }: Keyed<TBody>) => ({ key: context.key }),
            onDone: [
              {
                guard: {
                  type: 'isUnknownRequest',
                  params: ({ event }: Answered<TResult | null>) => event.output,
                },
                target: `#${id}.notExecuted`,
              },
              {
                target: `#${id}.settled`,
                actions: {
                  type: 'setResult',
                  params: ({ event }: Answered<TResult | null>) => event.output,
                },
              },
            ],
            onError: { target: 'unreachable', actions: 'countAttempt' },
          },
          after: { queryTimeout: { target: 'unreachable', actions: 'countAttempt' } },
        },
        unreachable: {
          tags: 'unreachable',
          on: { RETRY: 'querying' },
          after: { queryRetry: 'querying' },
        },
      },
    },
  } as const;
}
