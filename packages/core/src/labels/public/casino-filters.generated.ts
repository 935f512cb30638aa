// Made from the fields of a casino by tests/architecture/field-descriptions.test.ts; do not edit.

/** What visitors filter casinos by, in the order of forms. */
export const casinoFilters = [
  {"name":"payment","title":"Payment method","path":["paymentMethods"],"kind":"text-list","unit":undefined,"steps":undefined},
  {"name":"license","title":"License","path":["licenses"],"kind":"text-list","unit":undefined,"steps":undefined},
  {"name":"country","title":"Accepts players from","path":["countries"],"kind":"country-list","unit":undefined,"steps":undefined},
  {"name":"payout-days","title":"Pays within","path":["withdrawalTime"],"kind":"text","unit":"days","steps":[1,3,7]},
  {"name":"min-score","title":"Score","path":["rating"],"kind":"score","unit":"score","steps":[9,8,7,6]},
  {"name":"deposit","title":"Minimum deposit","path":["minDeposit"],"kind":"money","unit":"money","steps":[5,10,20,50]},
  {"name":"opened-since","title":"Opened","path":["established"],"kind":"year","unit":"year","steps":[2024,2022,2020,2015]},
  {"name":"game","title":"Kind of game","path":["games"],"kind":"text-list","unit":undefined,"steps":undefined},
  {"name":"provider","title":"Game provider","path":["gameProviders"],"kind":"text-list","unit":undefined,"steps":undefined},
  {"name":"language","title":"Language","path":["languages"],"kind":"text-list","unit":undefined,"steps":undefined},
  {"name":"currency","title":"Currency","path":["currencies"],"kind":"text-list","unit":undefined,"steps":undefined},
] as const;

/** The names of the filters alone, for what needs no more. */
export const casinoFilterNames = ["payment","license","country","payout-days","min-score","deposit","opened-since","game","provider","language","currency"] as const;
