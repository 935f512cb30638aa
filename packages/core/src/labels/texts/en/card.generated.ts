// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** The words of cards in English. */
export const enCardWords = {"language":"en","featured":"Featured","premium":"Premium","blacklisted":"Blacklisted","visit":"Visit Casino","read":"Read Review","safety":"Safety","bonus":"Bonus","highlights":"Highlights","terms":"Terms & Conditions","termsNamed":"Terms & Conditions: {name} (ad, opens in a new tab)","ad":"Ad","rank":"Rank {rank}","visitNamed":"Visit Casino: {name} (ad, opens in a new tab)","readNamed":"Read Review: {name}","outOf":"out of 10","notRated":"Not rated yet","high":"High risk","medium":"Medium risk","low":"Low risk","since":"Blacklisted on","visitUnavailable":"No visit link yet","blacklistedNotice":"This casino is on our blacklist. We do not link to it.","offerEnded":"This offer has ended.","termsUnknown":"The terms of this offer are not known. Read them at the casino before you deposit.","gone":"This casino is no longer listed.","compare":"Casinos side by side","score":"Score","links":"Links","none":"No casino fits this toplist."} as const;

/** English words in the data of a card. */
export const enCardTerms = {"ageNotice":"18+. Gambling can be addictive. Please play responsibly.","bands":{"Excellent":"Excellent","Good":"Good","Fair":"Fair","Poor":"Poor"}} as const;
