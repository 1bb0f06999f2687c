import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections of one address beyond so many, and those that say nothing.
 * @param most of one address at once.
 * @param silence how long a new one may say nothing, in ms.
 */
export function limitConnections(most: number, silence: number): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const { remoteAddress = '' } = socket;
    const count = (open.get(remoteAddress) ?? 0) + 1;
    open.set(remoteAddress, count);
    const listening = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, silence);
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
 * Cuts off a connection on which more requests wait for their answers than that: a thousand fit into
 * some kilobytes, and each takes memory until those before it are answered.
 * @returns for each request whether it is to be answered.
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
