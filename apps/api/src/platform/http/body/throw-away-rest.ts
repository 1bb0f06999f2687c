import type { IncomingMessage, ServerResponse } from 'node:http';
import { LARGEST_BODY } from './limit-bodies.ts';

/** How much more of a body without an end is taken once its request is answered, in bytes. */
const REST = 128 * 1024;
/** How long whoever sends more may take to read the answer, in ms: hanging up loses it. */
const GRACE = 500;

/**
 * Throws away what of a request nobody has read when its answer is ready, and hangs up on who sends
 * on and on. Left alone, Node takes in whatever comes until the request's time is over. Whoever has
 * told a length that could be a picture's is let finish: they ask for the next thing on the same
 * connection, and would lose it.
 */
export function throwAwayRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('prefinish', () => {
    if (incoming.readableEnded) return;
    const told = Number(incoming.headers['content-length']);
    let left = told <= LARGEST_BODY ? told : REST;
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
