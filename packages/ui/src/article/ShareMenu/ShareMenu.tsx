import type { ShareView } from '@croupier/core';
import { completeLabels, englishReviewLabels, fillPlaceholders } from '@croupier/core/messages';
import { classNames } from '../../parts/class-names.js';
import { shareIcon } from '../../parts/Icon/drawings.js';
import { Icon } from '../../parts/Icon/Icon.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { Menu } from '../../parts/Menu/Menu.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './ShareMenu.module.css';

/** The props of a share menu: its view. */
export interface ShareMenuProps extends ShareView, LabelsProps, RootProps {}

/**
 * Ways to pass an article on: five sites, the clipboard, and the device's own sheet. The last two need the page's script,
 * and so do all of them in a site that does not know its own address.
 */
export function ShareMenu({ url, title, text, targets, labels, ...root }: ShareMenuProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  const isPath = url.startsWith('/');
  return (
    <div {...rootAttributes(root, styles.root)} data-path={isPath}>
      <Menu
        label={
          <>
            <Icon drawing={shareIcon} /> {words.share}
          </>
        }
        align="end"
      >
        <ul className={styles.list}>
          {targets.map(({ label, href }) => (
            <li key={label}>
              <a
                className={styles.entry}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={fillPlaceholders(words.shareOn, { place: label })}
                data-croupier-window="600x400"
                data-croupier-path={isPath ? url : undefined}
              >
                {label}
              </a>
            </li>
          ))}
          <li className={styles.scripted}>
            <button
              type="button"
              className={styles.entry}
              data-croupier-copy={url}
              data-croupier-done={words.copied}
            >
              {words.copyLink}
            </button>
          </li>
          <li className={classNames(styles.scripted, styles.device)}>
            <button
              type="button"
              className={styles.entry}
              data-croupier-share=""
              data-croupier-title={title}
              data-croupier-text={text}
              data-croupier-url={url}
            >
              {words.shareMore}
            </button>
          </li>
        </ul>
      </Menu>
    </div>
  );
}
