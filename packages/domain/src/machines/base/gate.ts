/** Holds requests back that can wait, until it is opened once and for all. */
export interface Gate {
  /** Ends when it is open; null where it is already. */
  opened(): Promise<void> | null;
  open(): void;
}

export function createGate(isOpen: boolean): Gate {
  if (isOpen) return { opened: () => null, open: () => undefined };
  let waiting: Promise<void> | null;
  let end = () => {};
  waiting = new Promise((resolve) => {
    end = resolve;
  });
  return {
    opened: () => waiting,
    open: () => {
      waiting = null;
      end();
    },
  };
}
