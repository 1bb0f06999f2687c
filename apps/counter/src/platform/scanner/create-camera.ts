import type { CameraFailure, CameraPort } from '@claypot/counter/members';
import type { Decoder } from './load-decoder.ts';

/** A camera whose picture a video element shows. */
export interface ShownCamera extends CameraPort {
  /** Shows the picture in the element from now on; null if the element is removed. */
  show(video: HTMLVideoElement | null): void;
}

export interface CameraOptions {
  /** Undefined on a page without HTTPS. */
  readonly devices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly loadDecoder: () => Promise<Decoder>;
}

/** The camera away from the person, in a size that shows the bars of a code. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** `readyState` of a video that has a picture. Constants of the element are missing in tests. */
const HAVE_CURRENT_DATA = 2;

const MISSING = ['NotFoundError', 'OverconstrainedError'];
const REFUSED = ['NotAllowedError', 'SecurityError'];

/** Creates the camera port of one scan. */
export function createCamera({ devices, loadDecoder }: CameraOptions): ShownCamera {
  let stream: MediaStream | null = null;
  let video: HTMLVideoElement | null = null;
  let decoder: Decoder | null = null;
  /** Number of the last opening. A stream that starts after a close is stopped. */
  let opening = 0;

  function attach(): void {
    if (video !== null) video.srcObject = stream;
  }

  return {
    async open(onEnded) {
      opening += 1;
      const own = opening;
      if (devices === undefined) return 'missing';
      try {
        const started = await devices.getUserMedia(CONSTRAINTS);
        if (own !== opening) {
          stop(started);
          return 'failed';
        }
        stream = started;
        for (const track of started.getTracks()) track.addEventListener('ended', onEnded);
        attach();
        return null;
      } catch (error) {
        return failureOf(error);
      }
    },
    close() {
      opening += 1;
      if (stream !== null) stop(stream);
      stream = null;
      attach();
    },
    async prepare() {
      decoder = await loadDecoder();
    },
    async read() {
      // Until its first picture is there, the decoder rejects a video, even if its size is known.
      if (decoder === null || video === null || video.readyState < HAVE_CURRENT_DATA) return [];
      const codes = await decoder.detect(video);
      return codes.map(({ rawValue }) => rawValue);
    },
    show(element) {
      video = element;
      attach();
    },
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : '';
  if (REFUSED.includes(name)) return 'refused';
  return MISSING.includes(name) ? 'missing' : 'failed';
}
