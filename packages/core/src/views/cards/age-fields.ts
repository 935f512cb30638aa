import { ageNotice, USUAL_MINIMUM_AGE, withMinimumAge } from '../../labels/public/age-notice.js';

/** What the settings of a site say of the age on notices; 18 without them. */
export interface AgeSettings {
  minimumAge?: number;
}

/** The notice of a card, and the age on it where it is not the usual one, for other languages. */
export function ageFields({ minimumAge = USUAL_MINIMUM_AGE }: AgeSettings): {
  notice: string;
  minimumAge?: number;
} {
  const notice = withMinimumAge(ageNotice, minimumAge);
  return minimumAge === USUAL_MINIMUM_AGE ? { notice } : { notice, minimumAge };
}

/** The notice of a card on a site, which says what the law of its market wants too. */
export function noticeFields({ settings, marketNotice }: NoticeContext): NoticeFields {
  const { notice, ...age } = ageFields(settings);
  return marketNotice === undefined
    ? { notice, ...age }
    : { notice: `${notice} ${marketNotice}`, ...age, marketNotice };
}

interface NoticeContext {
  settings: AgeSettings;
  marketNotice: string | undefined;
}

interface NoticeFields {
  notice: string;
  minimumAge?: number;
  marketNotice?: string;
}
