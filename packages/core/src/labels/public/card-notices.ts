import { englishCardLabels } from '../replaceable/card-labels.js';

/**
 * The notices that replace a card's link.
 *
 * @deprecated Take them from `englishCardLabels`, where `goneText` is `gone`.
 */
export const cardNotices = /* @__PURE__ */ notices();

function notices() {
  const { visitUnavailable, blacklistedNotice, offerEnded, termsUnknown, gone: goneText } = englishCardLabels;
  return { visitUnavailable, blacklistedNotice, offerEnded, termsUnknown, goneText };
}
