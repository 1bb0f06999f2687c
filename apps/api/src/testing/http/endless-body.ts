/** A body that never ends and counts what is taken of it. */
export interface EndlessBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** In bytes. */
  taken(): number;
}

/** @param piece how many bytes come at a time. */
export function endlessBody(piece = 256): EndlessBody {
  let taken = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += piece;
        controller.enqueue(new Uint8Array(piece).fill(0x20));
      },
    },
    // Nothing is put by: what was pulled was asked for.
    { highWaterMark: 0 },
  );
  return { stream, taken: () => taken };
}
