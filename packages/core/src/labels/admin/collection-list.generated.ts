// Made from the collections by tests/architecture/field-descriptions.test.ts; do not edit.

/** The collections that are made from a description, with what is asked of each before it is loaded. */
export const collectionList = {
  bonuses: {"noun":"bonus","title":"Bonuses","one":"Bonus","label":"title","icon":"bonus","editPermission":"edit casinos, bonuses and games"},
  listings: {"noun":"listing","title":"Listings","one":"Listing","label":"slug","icon":"market","editPermission":"edit casinos, bonuses and games"},
  games: {"noun":"game","title":"Games","one":"Game","label":"name","icon":"game","editPermission":"edit casinos, bonuses and games"},
  toplists: {"noun":"toplist","title":"Toplists","one":"Toplist","label":"title","icon":"toplist","editPermission":"edit casinos, bonuses and games"},
  authors: {"noun":"author","title":"Authors","one":"Author","label":"name","icon":"users","editPermission":"edit posts"},
  markets: {"noun":"market","title":"Markets","one":"Market","label":"code","icon":"market","editPermission":"edit markets"},
  programmes: {"noun":"programme","title":"Programmes","one":"Programme","label":"name","icon":"users","editPermission":"manage earnings"},
  earnings: {"noun":"earning","title":"Earnings","one":"Earning","label":"slug","icon":"tracking","editPermission":"manage earnings"},
  rates: {"noun":"rate","title":"Rates","one":"Rate","label":"slug","icon":"tracking","editPermission":"manage earnings"},
} as const;
