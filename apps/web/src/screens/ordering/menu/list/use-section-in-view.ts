import { type RefObject, useEffect, useEffectEvent } from 'react';

interface SectionInViewOptions {
  /** The ids of the elements to look at, one under the other. */
  readonly ids: readonly string[];
  /** How much of the window's top is covered, in px. */
  readonly covered: number;
  readonly onInView: (index: number) => void;
}

/** Tells which section is at the top of the window whenever another one gets there. */
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
      // A few px below the head, so that a section brought exactly to it counts.
      { rootMargin: `-${covered + 8}px 0px -50% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list, key, covered]);
}
