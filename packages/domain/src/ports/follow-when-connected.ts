import type { CustomerNews, Followed, Ports } from './ports.ts';

/**
 * Follows something once the module for live updates is loaded. If there is none or it fails to
 * load, nothing is followed.
 */
export function followWhenConnected(
  news: Ports['news'],
  follow: (loaded: CustomerNews) => Followed,
): Followed {
  let followed: Followed | undefined;
  let isOver = false;
  news().then(
    (loaded) => {
      if (!isOver && loaded !== undefined) followed = follow(loaded);
    },
    () => undefined,
  );
  return {
    isLive: () => followed?.isLive() ?? false,
    stop() {
      isOver = true;
      followed?.stop();
    },
  };
}
