import { unprovidedActor, unprovidedCallback } from '@claypot/domain/flows';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { parseScan, type ScanProblem } from '../parse-scan.ts';
import type { CameraFailure } from './camera-port.ts';

export interface CameraScanContext {
  /** Number of the member; null until a code is read. */
  member_no: string | null;
  /** Problem of the last picture with a code. */
  problem: ScanProblem | null;
}

export type CameraScanEvent =
  | { type: 'OPENED' }
  | { type: 'FAILED'; failure: CameraFailure }
  | { type: 'RETRY' };

/** Pause between two pictures in ms, so that the page stays responsive. */
const PAUSE = 120;

/** Texts of the codes in one picture. */
export interface Texts {
  readonly texts: readonly string[];
}

/** Returns the result of a picture; null if it shows no code. */
function scanOf({ texts }: Texts) {
  return texts.length === 0 ? null : parseScan(texts.join('\n'));
}

/** Reads a member's code with the camera. It ends with the number of the member. */
export const cameraScanMachine = setup({
  types: {
    context: {} as CameraScanContext,
    events: {} as CameraScanEvent,
    output: {} as { member_no: string | null },
    children: {} as { camera: 'camera'; decoder: 'decoder'; picture: 'picture' },
  },
  actors: {
    /** Sends OPENED or FAILED, and FAILED if it stops later. Stops the camera at the end. */
    camera: unprovidedCallback<CameraScanEvent>('camera'),
    decoder: unprovidedActor<void>('decoder'),
    picture: unprovidedActor<readonly string[]>('picture'),
  },
  delays: { pause: PAUSE },
  guards: {
    isRefused: (_, { failure }: { failure: CameraFailure }) => failure === 'refused',
    isMissing: (_, { failure }: { failure: CameraFailure }) => failure === 'missing',
    isMember: (_, seen: Texts) => {
      const scan = scanOf(seen);
      return scan !== null && 'member_no' in scan;
    },
  },
  actions: {
    setResult: assign(({ context }, seen: Texts) => {
      const scan = scanOf(seen);
      if (scan === null) return context;
      return 'problem' in scan ? { problem: scan.problem } : { problem: null, ...scan };
    }),
    clear: assign({ problem: null }),
  },
}).createMachine({
  id: 'cameraScan',
  context: { member_no: null, problem: null },
  output: ({ context: { member_no } }) => ({ member_no }),
  initial: 'running',
  states: {
    running: {
      entry: 'clear',
      invoke: { src: 'camera', id: 'camera' },
      on: {
        FAILED: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'refused' },
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed' },
        ],
      },
      initial: 'asking',
      states: {
        // The browser asks a person for the permission.
        asking: { on: { OPENED: 'loading' } },
        loading: {
          invoke: {
            src: 'decoder',
            id: 'decoder',
            onDone: 'scanning',
            onError: '#cameraScan.notLoaded',
          },
        },
        scanning: {
          initial: 'reading',
          states: {
            reading: {
              invoke: {
                src: 'picture',
                id: 'picture',
                onDone: [
                  {
                    guard: {
                      type: 'isMember',
                      params: ({ event }) => ({ texts: event.output }),
                    },
                    target: '#cameraScan.found',
                    actions: {
                      type: 'setResult',
                      params: ({ event }) => ({ texts: event.output }),
                    },
                  },
                  {
                    target: 'pausing',
                    actions: {
                      type: 'setResult',
                      params: ({ event }) => ({ texts: event.output }),
                    },
                  },
                ],
                onError: '#cameraScan.failed',
              },
            },
            pausing: { after: { pause: 'reading' } },
          },
        },
      },
    },
    found: { type: 'final' },
    refused: { on: { RETRY: 'running' } },
    missing: { on: { RETRY: 'running' } },
    failed: { on: { RETRY: 'running' } },
    // The decoder did not load.
    notLoaded: { on: { RETRY: 'running' } },
  },
});

export type CameraScanSnapshot = SnapshotFrom<typeof cameraScanMachine>;
