import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum bytes discarded from a body of unknown length after the response. */
const REST = 128 * 1024;
/**
 * Time for a client that still sends to read the response, in ms; closing earlier would lose it.
 */
const GRACE = 500;

/**
 * Discards the unread rest of a request when its response is ready, and closes connections that
 * send too much. By itself, Node reads on until the request times out. Bodies with an acceptable
 * content length may finish: the client reuses the connection for its next request.
 * @param largestBody maximum size of an acceptable body, in bytes.
 */
export function discardRest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  largestBody: number,
): void {
  outgoing.once('prefinish', () => {
    if (incoming.readableEnded) return;
    const contentLength = Number(incoming.headers['content-length']);
    let left = contentLength <= largestBody ? contentLength : REST;
    const onPiece = (piece: Uint8Array): void => {
      left -= piece.byteLength;
      if (left >= 0) return;
      incoming.off('data', onPiece).pause();
      setTimeout(() => incoming.socket.destroySoon(), GRACE).unref();
    };
    // The previous listener has paused the stream, which would block the rest.
    incoming.removeAllListeners('data').on('data', onPiece).resume();
  });
}
