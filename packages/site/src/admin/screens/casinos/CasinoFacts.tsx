import { type Casino, filledStars, PLACEHOLDER_IMAGE, ratingBand } from '@croupier/core';
import { casinoFields, valueAt } from '@croupier/core/forms';
import { adminLabels, englishCardLabels } from '@croupier/core/messages';
import { FactList, FormattedDate, fieldText, Stars } from '@croupier/ui/admin';
import styles from './CasinoViewScreen.module.css';

const { casinoView: labels } = adminLabels;

/** What is asked for first of a casino, beside its score. */
const FIRST_ASKED = ['established', 'owner', 'minDeposit', 'withdrawalTime', 'lastChecked'];

/** The score of a casino, where its offers lead, and what is asked for first; beside whatever tab is open. */
export function CasinoFacts(casino: Casino) {
  const { rating, visitUrl } = casino;
  const facts = FIRST_ASKED.flatMap((path) => {
    const field = casinoFields.find((one) => one.path === path);
    const value = field && fieldText(field, valueAt(casino, path));
    return field === undefined || !value ? [] : [{ title: field.title, value }];
  });
  return (
    <aside className={styles.facts} aria-label={labels.facts}>
      <p className={styles.score}>
        {rating === undefined ? (
          englishCardLabels.notRated
        ) : (
          <>
            <strong className={styles.number}>{rating}</strong>
            <span>
              <Stars filledCount={filledStars(rating)} /> {ratingBand('adminDetail', rating).label}
            </span>
          </>
        )}
      </p>
      {visitUrl === undefined ? (
        <p className={styles.missing}>{labels.noVisitLink}</p>
      ) : (
        <a href={visitUrl} className={styles.visit} target="_blank" rel="noopener noreferrer">
          {visitUrl.replace(/^https?:\/\//, '')}
        </a>
      )}
      <FactList
        variant="rows"
        facts={[
          ...facts,
          { title: labels.slug, value: casino.slug },
          { title: labels.created, value: <FormattedDate date={casino.createdAt} /> },
        ]}
      />
    </aside>
  );
}

/** The logo of a casino; its initial where it has none. */
export function CasinoMark({ name, logo }: Pick<Casino, 'name' | 'logo'>) {
  if (logo !== PLACEHOLDER_IMAGE) return <img className={styles.logo} src={logo} alt="" />;
  return (
    <span className={styles.logo} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
