import type { MethodLabels } from '@croupier/core/messages';

/** The words on a criterion of a rating; undefined for one of your own. */
export function criterionOf(
  title: string,
  { criteria }: MethodLabels,
): { title: string; text: string } | undefined {
  return Object.hasOwn(criteria, title) ? criteria[title as keyof typeof criteria] : undefined;
}
