import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { conditionsLine } from '../../../labels/localize/conditions-line.js';
import { stakeSentences } from '../../../labels/localize/stake-sentences.js';
import { englishOfferLabels } from '../../../labels/replaceable/component-labels.js';
import type { Claim } from '../../../model/offers/bonus-behind.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { claimConditions, claimTerms } from '../../cards/claim-conditions.js';
import { withDemoFallbacks } from '../review/review-demo-fallbacks.js';
import { type CompareGroupView, compareRows } from './compare-rows.js';

/** The rows of a comparison of casinos, or only those in which they differ. */
export function compareGroups(
  catalogue: PublicCatalogue,
  casinos: readonly PublicCasino[],
  only = false,
): CompareGroupView[] {
  return compareRows(
    casinos.map((casino) => withDemoFallbacks(casino, catalogue.demoFallbacks)),
    only,
    pageTexts('compare', catalogue.labels).language,
    (casino, claim, text) => conditionsOfClaim(catalogue, casino, claim, text),
  );
}

/** The conditions of what a casino promises in a line, and what has to be staked in another. */
function conditionsOfClaim(
  catalogue: PublicCatalogue,
  casino: PublicCasino,
  claim: Claim,
  text: string,
): string[] {
  const words = catalogue.labels ?? englishOfferLabels();
  // The sentences say the stake with what it assumes.
  const { fullStake: _, ...conditions } = claimConditions(catalogue, casino, claim, text) ?? {};
  const line = conditionsLine(conditions, words);
  const stake = stakeSentences(claimTerms(catalogue, casino, claim, text) ?? {}, words);
  return [...(line === '' ? [] : [line]), ...(stake.length === 0 ? [] : [stake.join(' ')])];
}
