const VISIBLE_RATIO = 0.5;
const VISIBLE_MS = 1_000;

/**
 * Calls back once, when half of an element, or an element that fills half of the window, has been visible for one
 * second. Returns a function that cancels it.
 */
export function whenVisible(element: Element, onVisible: () => void): () => void {
  let timer = 0;
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined) return;
      const { intersectionRatio, intersectionRect } = entry;
      const isSeen =
        intersectionRatio >= VISIBLE_RATIO || intersectionRect.height >= innerHeight * VISIBLE_RATIO;
      if (!isSeen) {
        clearTimeout(timer);
        timer = 0;
      } else {
        timer ||= window.setTimeout(() => {
          watch.disconnect();
          onVisible();
        }, VISIBLE_MS);
      }
    },
    { threshold: [...Array(21).keys()].map((i) => i / 20) },
  );
  watch.observe(element);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
