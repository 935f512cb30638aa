import type { Page } from 'playwright-core';

/** An element: its name, its box in its part, and its computed style. */
export interface MeasuredElement {
  name: string;
  box: number[];
  style: Record<string, string>;
}

/** What a shape of a drawing shows; boxes, borders and text do nothing there. */
const PAINTED =
  '^(display|visibility|opacity|transform|clip-path|mask|filter|color|d|r|[rc]?[xy]|width|height|(fill|stroke)(-.+)?)$';

/** Measures every shown element of the parts of a page, and every shape of their drawings. */
export function measureStyles(page: Page, parts: string): Promise<MeasuredElement[]> {
  return page.evaluate(
    ([selector, painted]) => {
      const round = (number: number) => Math.round(number * 2) / 2;
      return [...document.querySelectorAll(selector)].flatMap((part) => {
        const origin = part.getBoundingClientRect();
        return [...part.querySelectorAll('*')]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const computed = getComputedStyle(element);
            const isShape = element.matches('svg *');
            const properties = [...computed].filter((name) => !isShape || new RegExp(painted).test(name));
            return {
              name: `${part.getAttribute('data-part-of')}: ${element.localName}.${element.getAttribute('class') ?? ''}`,
              box: [x - origin.x, y - origin.y, width, height].map(round),
              style: Object.fromEntries(properties.map((name) => [name, computed.getPropertyValue(name)])),
            };
          });
      });
    },
    [parts, PAINTED] as const,
  );
}

/** What a host may say of our controls: neither changes what is seen of them. */
const LEFT_TO_HOSTS = new Set(['cursor', 'appearance']);

/** The differences of two measurements, as readable lines. */
export function differences(expected: MeasuredElement[], found: MeasuredElement[]): string[] {
  const missing = expected.find(({ name }, i) => found[i]?.name !== name);
  if (missing !== undefined) return [`${missing.name} is not shown`];
  return expected.flatMap(({ name, box, style }, i) => {
    const other = found[i] as MeasuredElement;
    const styles = Object.entries(style).filter(
      ([property, value]) => !LEFT_TO_HOSTS.has(property) && other.style[property] !== value,
    );
    return [
      ...(JSON.stringify(box) === JSON.stringify(other.box) ? [] : [`${name} box: ${box} -> ${other.box}`]),
      ...styles.map(([property, value]) => `${name} ${property}: ${value} -> ${other.style[property]}`),
    ];
  });
}
