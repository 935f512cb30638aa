/** Something known of a market, with the page that says so, and the day (YYYY-MM-DD) on which it was read there. */
export interface Sourced<T> {
  value: T;
  source: string;
  readOn: string;
  /** The page is not of the authority itself: it reports what the law or the authority says. */
  isReported?: true;
}

/** A page of help for people who gamble too much, or of a register for excluding oneself. */
export interface HelpPage {
  name: string;
  href: string;
}

/** What ships about a market. */
export interface MarketProfile {
  /** ISO 3166-1 alpha-2, or ISO 3166-2 for a state or province. */
  code: string;
  /** ISO 4217. */
  currency: string;
  minimumAge: Sourced<number>;
  /** The authority that licenses casinos there. */
  regulator?: Sourced<string>;
  helpline?: Sourced<HelpPage>;
  /** The register of people who excluded themselves. */
  selfExclusion?: Sourced<HelpPage>;
  /** Words that its law or its regulator wants beside offers. */
  notice?: Sourced<string>;
  /** Bonuses must not be advertised to the public. */
  hideOffers?: Sourced<true>;
  /** Offers need a license of one of these authorities. */
  offersNeedLicense?: Sourced<readonly string[]>;
  /** How often a bonus may have to be staked at most. */
  maxWageringTimes?: Sourced<number>;
  /** Only the first offer to a new player is allowed. */
  firstOfferOnly?: Sourced<true>;
  /** The conditions that matter must stand beside the offer. */
  termsBesideOffer?: Sourced<true>;
  /** Words that an offer must not use, in lower case. */
  wordsToAvoid?: Sourced<readonly string[]>;
}

/** What holds in a market on a site: its profile, as the owner corrected it. */
export interface MarketRules {
  code: string;
  minimumAge?: number | undefined;
  helpline?: HelpPage | undefined;
  notice?: string | undefined;
  /** Said above pages that link to casinos, in place of that of the settings. */
  disclosure?: string | undefined;
  hideOffers: boolean;
  /** Empty where no license is asked for. */
  offersNeedLicense: readonly string[];
  maxWageringTimes?: number | undefined;
  firstOfferOnly: boolean;
  termsBesideOffer: boolean;
  wordsToAvoid: readonly string[];
}
