import { expect, test, vi } from 'vitest';
import { createCamera } from './create-camera.ts';

function aStream() {
  const listeners: (() => void)[] = [];
  const track = {
    stop: vi.fn(),
    addEventListener: (_: 'ended', listener: () => void) => void listeners.push(listener),
  };
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  return { stream, track, end: () => listeners.forEach((listener) => void listener()) };
}

const HAVE_METADATA = 1;
const HAVE_ENOUGH_DATA = 4;

const aVideo = (readyState = HAVE_ENOUGH_DATA) =>
  ({ srcObject: null, videoWidth: 640, readyState }) as unknown as HTMLVideoElement;

function aCamera(answer: () => Promise<MediaStream>) {
  const detect = vi.fn(async () => [{ rawValue: '0012345678' }]);
  const getUserMedia = vi.fn(answer);
  const camera = createCamera({ devices: { getUserMedia }, loadDecoder: async () => ({ detect }) });
  return { camera, detect, getUserMedia };
}

const rejects = (name: string) => () => Promise.reject(new DOMException('no camera', name));

test('shows the picture of the camera away from the person, and reads its codes', async () => {
  const { stream, track } = aStream();
  const { camera, detect, getUserMedia } = aCamera(async () => stream);
  const video = aVideo();
  camera.show(video);
  expect(await camera.open(() => undefined)).toBeNull();
  expect(getUserMedia.mock.calls).toMatchObject([[{ video: { facingMode: 'environment' } }]]);
  expect(video.srcObject).toBe(stream);
  expect(await camera.read()).toEqual([]);
  await camera.prepare();
  expect(await camera.read()).toEqual(['0012345678']);
  expect(detect).toHaveBeenCalledWith(video);
  camera.close();
  expect(track.stop).toHaveBeenCalledOnce();
  expect(video.srcObject).toBeNull();
});

test('shows a picture that started before the element was there', async () => {
  const { stream } = aStream();
  const { camera } = aCamera(async () => stream);
  await camera.open(() => undefined);
  const video = aVideo();
  camera.show(video);
  expect(video.srcObject).toBe(stream);
});

test('reads no code before the first picture, though the size is known', async () => {
  const { camera, detect } = aCamera(async () => aStream().stream);
  camera.show(aVideo(HAVE_METADATA));
  await camera.open(() => undefined);
  await camera.prepare();
  expect(await camera.read()).toEqual([]);
  expect(detect).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'failed'],
  ['AbortError', 'failed'],
])('returns the reason of %s', async (name, failure) => {
  const { camera } = aCamera(rejects(name));
  expect(await camera.open(() => undefined)).toBe(failure);
});

test('returns that there is no camera on a page without HTTPS', async () => {
  const camera = createCamera({ devices: undefined, loadDecoder: () => Promise.reject() });
  expect(await camera.open(() => undefined)).toBe('missing');
});

test('stops a camera that starts after the dialog was closed', async () => {
  const { stream, track } = aStream();
  let start = (_: MediaStream) => undefined as unknown;
  const { camera } = aCamera(
    () =>
      new Promise((resolve) => {
        start = resolve;
      }),
  );
  const opened = camera.open(() => undefined);
  camera.close();
  start(stream);
  await opened;
  expect(track.stop).toHaveBeenCalledOnce();
});

test('reports that the camera stopped by itself', async () => {
  const { stream, end } = aStream();
  const { camera } = aCamera(async () => stream);
  const onEnded = vi.fn();
  await camera.open(onEnded);
  end();
  expect(onEnded).toHaveBeenCalledOnce();
});
