import { unprovidedIn } from '@claypot/domain/flows';
import { controlledClock, deferred, unvisited } from '@claypot/domain/testing';
import { describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CameraFailure, CameraPort } from './camera-port.ts';
import { createCameraScan } from './camera-scan.implementation.ts';
import { cameraScanMachine } from './camera-scan.machine.ts';
import { selectCameraScan } from './camera-scan.selectors.ts';

/** A camera that sees the given pictures one after the other, and then no code. */
function aCamera(pictures: readonly (readonly string[])[] = [], port: Partial<CameraPort> = {}) {
  const left = [...pictures];
  const camera = {
    open: vi.fn<CameraPort['open']>(async () => null),
    close: vi.fn<CameraPort['close']>(),
    prepare: vi.fn<CameraPort['prepare']>(async () => undefined),
    read: vi.fn<CameraPort['read']>(async () => left.shift() ?? []),
    ...port,
  };
  const clock = controlledClock();
  const actor = createActor(createCameraScan(camera), { clock: clock.delays }).start();
  const view = () => selectCameraScan(actor.getSnapshot());
  const reaches = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (snapshot) => selectCameraScan(snapshot).status === status);
  /** Takes the next picture and waits until it is read. */
  const nextPicture = async () => {
    await waitFor(actor, ({ value }) => JSON.stringify(value).includes('pausing'));
    clock.advance(1000);
  };
  return { actor, camera, nextPicture, reaches, view };
}

describe('a scan with the camera', () => {
  test('asks for the permission, loads the decoder, and returns the member of the code', async () => {
    const loaded = deferred<void>();
    const { actor, camera, nextPicture, reaches, view } = aCamera([[], ['0012345678']], {
      prepare: () => loaded.promise,
    });
    expect(view().status).toBe('asking');
    await reaches('loading');
    loaded.resolve();
    await reaches('scanning');
    await nextPicture();
    await reaches('found');
    expect(actor.getSnapshot().output).toEqual({ member_no: '0012345678' });
    expect(camera.close).toHaveBeenCalledOnce();
  });

  test('returns the member of a page with a QR code and a barcode', async () => {
    const { actor, reaches } = aCamera([['0012345678', '0012345678']]);
    await reaches('found');
    expect(actor.getSnapshot().output).toEqual({ member_no: '0012345678' });
  });

  test.each([
    ['the codes of two members', ['0012345678', '0087654321'], 'several'],
    ['a code that is no member’s', ['https://demo.example'], 'unreadable'],
  ])('shows the problem of %s and continues', async (_, texts, problem) => {
    const { nextPicture, reaches, view } = aCamera([texts, ['0012345678']]);
    await reaches('scanning');
    await vi.waitFor(() => expect(view()).toEqual({ status: 'scanning', problem }));
    await nextPicture();
    await reaches('found');
    expect(view().problem).toBeNull();
  });

  test.each<CameraFailure>(['refused', 'missing', 'failed'])(
    'shows that the camera is %s, stops it, and tries again',
    async (failure) => {
      let answer: CameraFailure | null = failure;
      const { actor, camera, reaches } = aCamera([], { open: async () => answer });
      await reaches(failure);
      expect(camera.close).toHaveBeenCalledOnce();
      answer = null;
      actor.send({ type: 'RETRY' });
      await reaches('scanning');
    },
  );

  test('shows that the decoder did not load, and loads it again', async () => {
    let isUp = false;
    const prepare = async () => {
      if (!isUp) throw new Error('offline');
    };
    const { actor, reaches } = aCamera([], { prepare });
    await reaches('notLoaded');
    isUp = true;
    actor.send({ type: 'RETRY' });
    await reaches('scanning');
  });

  test('shows that the camera stopped while it ran', async () => {
    let end = () => undefined as unknown;
    const { reaches } = aCamera([], {
      open: async (onEnded) => {
        end = onEnded;
        return null;
      },
    });
    await reaches('scanning');
    end();
    await reaches('failed');
  });

  test('fails when a picture cannot be read', async () => {
    const { reaches } = aCamera([], { read: () => Promise.reject(new Error('no picture')) });
    await reaches('failed');
  });

  test('stops the camera when the dialog closes while the browser asks', () => {
    const { actor, camera } = aCamera([], { open: () => new Promise(() => undefined) });
    actor.stop();
    expect(camera.close).toHaveBeenCalledOnce();
  });
});

test('provides all actors', () => {
  const { camera } = aCamera();
  expect(unprovidedIn(createCameraScan(camera))).toEqual([]);
});

test('reaches every state and handles every event', () => {
  const read = (texts: readonly string[]) => ({
    type: 'xstate.done.actor.picture',
    output: texts,
  });
  const events = [
    { type: 'OPENED' },
    { type: 'FAILED', failure: 'refused' },
    { type: 'FAILED', failure: 'missing' },
    { type: 'FAILED', failure: 'failed' },
    { type: 'RETRY' },
    { type: 'xstate.done.actor.decoder' },
    { type: 'xstate.error.actor.decoder' },
    { type: 'xstate.error.actor.picture' },
    { type: 'xstate.after.pause.cameraScan.running.scanning.pausing' },
    read([]),
    read(['0012345678']),
  ];
  expect(unvisited(cameraScanMachine, { events })).toEqual({ states: [], events: [] });
});
