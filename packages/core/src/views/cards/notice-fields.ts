import { ageNotice, USUAL_MINIMUM_AGE, withMinimumAge } from '../../labels/public/age-notice.js';

/** What a site says of the notice on its cards. */
export interface NoticeSettings {
  /** 18 without one. */
  minimumAge?: number | undefined;
  /** What the law of the market wants to be said beside offers. */
  marketNotice?: string | undefined;
}

/** The notice of a card, and what it has of the site's own, for other languages: the age where it is not the usual one. */
export function noticeFields({ minimumAge = USUAL_MINIMUM_AGE, marketNotice }: NoticeSettings): {
  notice: string;
  minimumAge?: number;
  marketNotice?: string;
} {
  const notice = withMinimumAge(ageNotice, minimumAge);
  return {
    notice: marketNotice === undefined ? notice : `${notice} ${marketNotice}`,
    ...(minimumAge === USUAL_MINIMUM_AGE ? {} : { minimumAge }),
    ...(marketNotice === undefined ? {} : { marketNotice }),
  };
}
