import type { CountrySuggestionView } from '@croupier/core';
import { Notice } from '@croupier/ui';

/** Asks on a list whether the visitor is in a country, with a link to the casinos for it. */
export function CountrySuggestion({ text, label, href }: CountrySuggestionView) {
  return (
    <Notice data-croupier-country="">
      {text}{' '}
      <a href={href} rel="nofollow">
        {label}
      </a>
    </Notice>
  );
}
