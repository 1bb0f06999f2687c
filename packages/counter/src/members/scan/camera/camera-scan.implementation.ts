import { fromCallback, fromPromise } from 'xstate';
import type { CameraPort } from './camera-port.ts';
import { type CameraScanEvent, cameraScanMachine } from './camera-scan.machine.ts';

/** Creates the scan with the camera of the device. */
export function createCameraScan(camera: CameraPort) {
  return cameraScanMachine.provide({
    actors: {
      camera: fromCallback<CameraScanEvent>(({ sendBack }) => {
        let isStopped = false;
        const send = (event: CameraScanEvent) => {
          if (!isStopped) sendBack(event);
        };
        void camera
          .open(() => send({ type: 'FAILED', failure: 'failed' }))
          .then((failure) =>
            send(failure === null ? { type: 'OPENED' } : { type: 'FAILED', failure }),
          );
        return () => {
          isStopped = true;
          camera.close();
        };
      }),
      decoder: fromPromise(() => camera.prepare()),
      picture: fromPromise(() => camera.read()),
    },
  });
}
