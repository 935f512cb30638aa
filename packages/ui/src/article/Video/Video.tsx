import type { VideoView } from '@croupier/core';
import { completeLabels, englishArticleLabels, fillPlaceholders } from '@croupier/core/messages';
import { playIcon } from '../../parts/Icon/drawings.js';
import { Icon } from '../../parts/Icon/Icon.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './Video.module.css';

/** The props of a video. */
export interface VideoProps extends VideoView, LabelsProps, Omit<RootProps, 'id'> {}

const HOST_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/**
 * A video of another host, of which nothing is loaded before it is asked for: a link to it, in whose place the script of
 * served pages shows the player.
 */
export function Video({ host, title, href, player, labels, ...root }: VideoProps) {
  const words = completeLabels(englishArticleLabels(), labels);
  const names = { host: HOST_NAMES[host] };
  return (
    <figure {...rootAttributes(root, styles.root)}>
      <a
        className={styles.link}
        href={href}
        rel="noopener"
        data-croupier-video={player}
        data-croupier-title={title}
      >
        <Icon drawing={playIcon} className={styles.icon} />
        <span className={styles.action}>{fillPlaceholders(words.playVideo, names)}</span>
        <span className={styles.title} dir="auto">
          {title}
        </span>
      </a>
      <figcaption className={styles.note}>{fillPlaceholders(words.videoNote, names)}</figcaption>
    </figure>
  );
}
