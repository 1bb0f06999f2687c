import { type RefObject, useEffect, useEffectEvent } from 'react';

interface SectionInViewOptions {
  /** IDs of the observed elements, from top to bottom. */
  readonly ids: readonly string[];
  /** Height of the window's top that is covered, in px. */
  readonly covered: number;
  readonly onInView: (index: number) => void;
}

/**
 * Calls `onInView` with the index of the first section visible between the covered top and the
 * middle of the window.
 */
export function useSectionInView(
  list: RefObject<HTMLElement | null>,
  { ids, covered, onInView }: SectionInViewOptions,
): void {
  const report = useEffectEvent(onInView);
  const key = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are other elements
  useEffect(() => {
    const sections = [...(list.current?.children ?? [])];
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const first = sections.findIndex((section) => inView.has(section));
        if (first !== -1) report(first);
      },
      // A few px below the head, so that a section scrolled exactly to it counts.
      { rootMargin: `-${covered + 8}px 0px -50% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list, key, covered]);
}
