import type { ComponentType } from 'react';

/** A component whose props are not known. */
export type AnyComponent = ComponentType<Record<string, unknown>>;

/** A file of stories, as it is imported. */
export interface StoriesFile {
  default: { component: AnyComponent; args?: object };
  [story: string]: { args?: object } | undefined;
}

/** The props of the first story of a component; undefined where it has no stories. */
export function storyProps(files: readonly StoriesFile[], component: unknown): object | undefined {
  const file = files.find(({ default: meta }) => meta.component === component);
  if (file === undefined) return undefined;
  const { default: meta, ...stories } = file;
  return { ...meta.args, ...Object.values(stories)[0]?.args };
}

/** What every component passes to its root, but for a ref. */
export const ROOT_ATTRIBUTES = {
  id: 'mine',
  className: 'my-class',
  style: { order: 7 },
  'data-mine': 'yes',
  'aria-description': 'described',
} as const;
