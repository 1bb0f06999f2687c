import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections of one address beyond a maximum, and idle new ones.
 * @param most maximum concurrent connections per address.
 * @param firstByteTimeout time in which a new connection must send something, in ms.
 */
export function limitConnections(most: number, firstByteTimeout: number): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const { remoteAddress = '' } = socket;
    const count = (open.get(remoteAddress) ?? 0) + 1;
    open.set(remoteAddress, count);
    const listening = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, firstByteTimeout);
    socket.once('close', () => {
      clearTimeout(listening);
      const left = (open.get(remoteAddress) ?? 1) - 1;
      if (left === 0) open.delete(remoteAddress);
      else open.set(remoteAddress, left);
    });
    if (count > most) socket.destroy();
  };
}

/**
 * Closes a connection with too many pipelined requests: a thousand fit into some kilobytes, and
 * each uses memory until it is answered.
 * @returns a function that returns true if the request may be processed.
 */
export function limitWaiting(
  most: number,
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, outgoing) => {
    if (socket.destroyed) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    outgoing.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count <= most) return true;
    socket.destroy();
    return false;
  };
}
