import type { Indexer, IndexInput } from 'storybook/internal/types';
import { guidanceOfStories } from '../packages/ui/docs/guidance/index.js';

/** Names of stories with what is rarely met: endless words, nothing known, hostile pages. */
const HARD_CASE =
  /Long|Extremes|Hostile|Forty|Hundred|NothingIsKnown|NothingKnown|GreatCounts|HardCases|NoLogo|DoesNotLoad|ManyMore|OtherScript/;

/** Puts the stories of a component into groups: the playground, its features, hard cases; and gives each its status. */
export function groupStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const stories = await indexer.createIndex(file, options);
      if (!file.includes('/packages/ui/src/')) return stories;
      const status = guidanceOfStories(file)?.status;
      const grouped = stories.map((story, i) => ({
        ...story,
        ...placeOf(story, i),
        tags: [...(story.tags ?? []), ...(status === undefined ? [] : [status])],
      }));
      return grouped.sort((one, other) => groupOf(one) - groupOf(other));
    },
  };
}

function placeOf({ title, exportName, __id, ...rest }: IndexInput, i: number): Partial<IndexInput> {
  if (i === 0) return exportName === 'Default' ? { name: 'Playground' } : {};
  const group = HARD_CASE.test(exportName) ? 'Hard cases' : 'Features';
  // The id follows from the title.
  return { ...rest, title: `${title}/${group}`, __id: undefined as never };
}

function groupOf({ title = '' }: IndexInput): number {
  return title.endsWith('/Hard cases') ? 2 : title.endsWith('/Features') ? 1 : 0;
}
