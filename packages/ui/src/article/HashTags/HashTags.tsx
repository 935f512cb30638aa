import type { PostPageView } from '@croupier/core';
import { completeLabels, englishArticleLabels, postLabels } from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './HashTags.module.css';

/** The props of an article's tags. */
export interface HashTagsProps extends LinkComponentProps, LabelsProps, RootProps {
  /** The tags, without their #. */
  tags: readonly string[];
  /** The pages of tags; a tag without one is plain text. */
  links?: PostPageView['tagLinks'] | undefined;
}

/** The tags of an article as `#tag`; renders nothing without tags. */
export function HashTags({ tags, links = [], linkComponent: Link = 'a', labels, ...root }: HashTagsProps) {
  if (tags.length === 0) return null;
  const hrefs = new Map(links.map(({ tag, href }) => [tag, href]));
  return (
    <ul
      {...rootAttributes(root, styles.root)}
      aria-label={completeLabels(englishArticleLabels(), labels).tags}
    >
      {[...new Set(tags)].map((tag) => {
        const href = hrefs.get(tag);
        return (
          <li key={tag} className={styles.tag}>
            {href === undefined ? (
              <bdi>{postLabels.tag(tag)}</bdi>
            ) : (
              <Link className={styles.link} href={href}>
                <bdi>{postLabels.tag(tag)}</bdi>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
