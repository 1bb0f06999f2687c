import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of a body is still taken from the line once its request is answered, in bytes. */
const REST = 128 * 1024;
/** How long whoever sends more may take to read the answer, in ms: hanging up loses it. */
const GRACE = 500;

/**
 * Throws away what of a request nobody has read when its answer is ready, and hangs up on who sends
 * on and on. Left alone, Node takes in whatever comes until the request's time is over.
 */
export function throwAwayRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('prefinish', () => {
    if (incoming.readableEnded) return;
    let left = REST;
    const onPiece = (piece: Uint8Array): void => {
      left -= piece.byteLength;
      if (left >= 0) return;
      incoming.off('data', onPiece).pause();
      setTimeout(() => incoming.socket.destroySoon(), GRACE).unref();
    };
    // Whoever listened before had stopped reading, and would hold up the rest.
    incoming.removeAllListeners('data').on('data', onPiece).resume();
  });
}
