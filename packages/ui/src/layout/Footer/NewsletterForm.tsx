import type { FrameLabels } from '@croupier/core/messages';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { TextField } from '../../parts/TextField/TextField.js';
import styles from './Footer.module.css';

const NOTICE_ID = 'cr-newsletter';

/** The sample's form of a newsletter that does not exist: its button says so, and nothing is sent. */
export function NewsletterForm({ words }: { words: FrameLabels }) {
  return (
    <section aria-labelledby={`${NOTICE_ID}-title`}>
      <h2 id={`${NOTICE_ID}-title`} className={styles.title}>
        {words.newsletter}
      </h2>
      <div className={styles.row}>
        <TextField
          id={`${NOTICE_ID}-email`}
          type="email"
          name="email"
          label={words.email}
          placeholder={words.emailPlaceholder}
          autoComplete="email"
        />
        <NoticeButton
          id={NOTICE_ID}
          title={words.noNewsletter}
          text={words.noNewsletterText}
          closeLabel={words.close}
        >
          {words.subscribe}
        </NoticeButton>
      </div>
    </section>
  );
}
