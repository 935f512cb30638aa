import { siteLabels } from '@croupier/core/messages';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { TextField } from '../../parts/TextField/TextField.js';
import styles from './Footer.module.css';

const { footer: footerLabels } = siteLabels;
const NOTICE_ID = 'cr-newsletter';

/** The sample's form of a newsletter that does not exist: its button says so, and nothing is sent. */
export function NewsletterForm() {
  return (
    <section aria-labelledby={`${NOTICE_ID}-title`}>
      <h2 id={`${NOTICE_ID}-title`} className={styles.title}>
        {footerLabels.subscribe}
      </h2>
      <div className={styles.row}>
        <TextField
          id={`${NOTICE_ID}-email`}
          type="email"
          name="email"
          label={footerLabels.email}
          placeholder={footerLabels.emailPlaceholder}
          autoComplete="email"
        />
        <NoticeButton id={NOTICE_ID} title={footerLabels.subscribeTitle} text={footerLabels.subscribeText}>
          {footerLabels.subscribeButton}
        </NoticeButton>
      </div>
    </section>
  );
}
