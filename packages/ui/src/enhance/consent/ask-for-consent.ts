import type { Analytics } from '@croupier/core';
import { closestTarget, listen } from '../listen.js';
import { deleteAnalyticsCookies, loadAnalytics } from './load-analytics.js';
import { asksNotToBeTracked, type Choice, storeChoice, storedChoice } from './stored-choice.js';

/**
 * Asks once whether the visit may be counted, and loads the service that counts it only after a yes. Browsers that ask
 * sites not to track are not asked. The button of the footer asks again.
 */
export function askForConsent(): void {
  const notice = document.querySelector<HTMLElement>('[data-croupier-analytics]');
  if (notice === null) return;
  const { croupierAnalytics: provider, analyticsId: id = '' } = notice.dataset;
  const analytics = { provider, id } as Analytics;
  let isLoaded = false;
  let isOpenedByHand = false;
  const load = () => {
    if (!isLoaded) loadAnalytics(analytics);
    isLoaded = true;
  };
  const choose = (choice: Choice) => {
    notice.hidden = true;
    storeChoice(id, choice);
    if (choice === 'accepted') return load();
    deleteAnalyticsCookies();
    // A script that runs can be stopped only with its page.
    if (isLoaded) location.reload();
  };
  const choices = document.querySelector<HTMLElement>('[data-croupier-privacy]');
  if (choices !== null) choices.hidden = false;
  listen('click', (event) => {
    const answer = closestTarget(event, '[data-croupier-consent]')?.dataset.croupierConsent;
    if (answer !== undefined) {
      const hadFocus = notice.contains(document.activeElement);
      choose(answer as Choice);
      if (hadFocus && isOpenedByHand) choices?.focus();
    }
    if (closestTarget(event, '[data-croupier-privacy]') === null) return;
    isOpenedByHand = true;
    notice.hidden = false;
    notice.focus();
  });
  const choice = storedChoice(id);
  if (choice === 'accepted') load();
  else if (choice === undefined) notice.hidden = asksNotToBeTracked();
}
