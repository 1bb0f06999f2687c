/** An endless body that counts the bytes read from it. */
export interface EndlessBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Returns the number of bytes read. */
  bytesRead(): number;
}

/** Creates an endless body. @param piece bytes per chunk. */
export function endlessBody(piece = 256): EndlessBody {
  let bytesRead = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        bytesRead += piece;
        controller.enqueue(new Uint8Array(piece).fill(0x20));
      },
    },
    // No buffering: only requested chunks are counted.
    { highWaterMark: 0 },
  );
  return { stream, bytesRead: () => bytesRead };
}
