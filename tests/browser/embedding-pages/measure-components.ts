import type { Page } from 'playwright-core';

/** An element: its name, its box in its part, and its computed style. */
export interface MeasuredElement {
  name: string;
  box: number[];
  style: Record<string, string>;
}

/** Measures every shown element of the parts of a page. */
export function measureStyles(page: Page, parts: string): Promise<MeasuredElement[]> {
  return page.evaluate((selector) => {
    const round = (number: number) => Math.round(number * 2) / 2;
    return [...document.querySelectorAll(selector)].flatMap((part) => {
      const origin = part.getBoundingClientRect();
      // Inside a drawing boxes and borders show nothing.
      return [...part.querySelectorAll(':not(svg *)')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const computed = getComputedStyle(element);
          return {
            name: `${part.getAttribute('data-part-of')}: ${element.localName}.${element.getAttribute('class') ?? ''}`,
            box: [x - origin.x, y - origin.y, width, height].map(round),
            style: Object.fromEntries([...computed].map((name) => [name, computed.getPropertyValue(name)])),
          };
        });
    });
  }, parts);
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
