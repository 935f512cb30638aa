const HALF = 0.5;
const SECOND = 1_000;

/**
 * Calls back once, when half of an element, or an element that fills half of the window, has been in view for one
 * second. Gives what stops it.
 */
export function whenSeen(element: Element, then: () => void): () => void {
  let timer = 0;
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined) return;
      const { intersectionRatio, intersectionRect } = entry;
      const isSeen = intersectionRatio >= HALF || intersectionRect.height >= innerHeight * HALF;
      if (!isSeen) {
        clearTimeout(timer);
        timer = 0;
      } else if (timer === 0) {
        timer = window.setTimeout(() => {
          watch.disconnect();
          then();
        }, SECOND);
      }
    },
    { threshold: Array.from({ length: 21 }, (_, i) => i / 20) },
  );
  watch.observe(element);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
