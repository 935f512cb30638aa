import { siteLabels } from '@croupier/core/messages';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { TextField } from '../../parts/TextField/TextField.js';
import styles from './Footer.module.css';

const { footer: say } = siteLabels;
const NOTICE = 'cr-newsletter';

/** The box for a newsletter that there is not yet: its button says so, and what was written goes nowhere. */
export function Subscribe() {
  return (
    <section aria-labelledby={`${NOTICE}-title`}>
      <h2 id={`${NOTICE}-title`} className={styles.title}>
        {say.subscribe}
      </h2>
      <div className={styles.row}>
        <TextField
          id={`${NOTICE}-email`}
          type="email"
          name="email"
          label={say.email}
          placeholder={say.emailPlaceholder}
          autoComplete="email"
        />
        <NoticeButton id={NOTICE} title={say.subscribeTitle} text={say.subscribeText}>
          {say.subscribeButton}
        </NoticeButton>
      </div>
    </section>
  );
}
