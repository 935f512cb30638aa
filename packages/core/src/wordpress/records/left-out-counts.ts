/** Something that stays behind: how often it is there, and some of the places that have it. */
interface LeftOutCount<K> {
  kind: K;
  name: string;
  count: number;
  places: string[];
}

const MAX_PLACES = 5;
/** How many names are told of what stays behind. */
const MAX_NAMES = 10_000;

/** Counts what stays behind, by name. */
export function countLeftOut<K extends string>() {
  const counts = new Map<string, LeftOutCount<K>>();
  return {
    leave(kind: K, name: string, place: string): void {
      const key = `${kind} ${name}`;
      const count = counts.get(key) ?? { kind, name: name.slice(0, 200), count: 0, places: [] };
      if (!counts.has(key) && counts.size >= MAX_NAMES) return;
      counts.set(key, count);
      count.count++;
      if (count.places.length < MAX_PLACES && !count.places.includes(place)) count.places.push(place);
    },
    /** The most frequent first. */
    all: () => [...counts.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
  };
}
