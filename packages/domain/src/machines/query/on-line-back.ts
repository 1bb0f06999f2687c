import type { Line } from '../../ports/ports.ts';

/** Calls back each time that the line has come back; answers the way to stop. */
export function onLineBack(line: Line, listener: () => void): () => void {
  return line.subscribe(() => {
    if (line.isUp()) listener();
  });
}
