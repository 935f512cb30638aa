import type { PrivacyNoticeView } from '@croupier/core';
import { Button } from '../../parts/Button/Button.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import styles from './PrivacyNotice.module.css';

/** The props of the notice: its view. */
interface PrivacyNoticeProps extends PrivacyNoticeView, LinkComponentProps {}

/**
 * The question whether a visit may be counted, over the end of the page. It is hidden until the script of such pages shows
 * it: where no script runs, none can be loaded.
 */
export function PrivacyNotice({
  provider,
  id,
  title,
  text,
  accept,
  decline,
  policy,
  linkComponent: Link = 'a',
}: PrivacyNoticeProps) {
  return (
    <section
      className={styles.root}
      data-croupier-analytics={provider}
      data-analytics-id={id}
      aria-label={title}
      tabIndex={-1}
      hidden
    >
      <p className={styles.text}>
        {text} {policy === undefined ? null : <Link href={policy.href}>{policy.label}</Link>}
      </p>
      <div className={styles.actions}>
        <Button variant="plain" data-croupier-consent="declined">
          {decline}
        </Button>
        <Button variant="plain" data-croupier-consent="accepted">
          {accept}
        </Button>
      </div>
    </section>
  );
}
