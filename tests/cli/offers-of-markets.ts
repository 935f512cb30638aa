/** Twelve casinos: each has a link and an amount of its own, and its own words about countries. */
export const CASINOS = `slug,name,description,rating,visitUrl,bonus,countries,restrictedCountries,areCountriesComplete,isBlacklisted
ash-arch,Ash Arch,Calm.,4.7,https://ash-arch.example/home,First line of €1001,"GB,DE,SE,CA,US",,,
birch-barn,Birch Barn,Calm.,4.6,https://birch-barn.example/home,First line of €1002,"GB,FI,ES",,true,
cedar-cove,Cedar Cove,Calm.,4.5,https://cedar-cove.example/home,First line of €1003,,"DE,US,FR",,
dune-dock,Dune Dock,Calm.,4.4,https://dune-dock.example/home,First line of €1004,,,,
elm-edge,Elm Edge,Calm.,4.3,https://elm-edge.example/home,First line of €1005,"PT,BR,IT",CA,,
fern-ford,Fern Ford,Calm.,4.2,https://fern-ford.example/home,First line of €1006,"CA,SE,NO","GB,NL",,
gorse-gate,Gorse Gate,Calm.,4.1,,First line of €1007,"DE,AT,GB",,,
hazel-hall,Hazel Hall,Calm.,4.0,https://hazel-hall.example/home,First line of €1008,"GB,DE,SE,CA,MT",,,true
iris-inn,Iris Inn,Calm.,3.9,https://iris-inn.example/home,,"US,CA,FR",,true,
juniper-jetty,Juniper Jetty,Calm.,3.8,https://juniper-jetty.example/home,First line of €1010,"SE,FI,DK,NO",,,
kelp-key,Kelp Key,Calm.,3.7,https://kelp-key.example/home,First line of €1011,,"GB,DE,SE,FI,CA,US",,
lily-lock,Lily Lock,Calm.,3.6,https://lily-lock.example/home,First line of €1012,"IE,MT,FR,IT,ES,PT",,true,
`;

/** Offers that listings name: for all markets or some, for players who play already, one that has ended, and one with conditions. */
export const BONUSES = `casino,title,category,markets,players,validUntil,wagering
ash-arch,Britain starts with €2001,welcome,GB,,,10x
ash-arch,Everybody gets €2002,welcome,,,,
ash-arch,Ontario starts with €2003,welcome,CA-ON,,,
birch-barn,Come back for €2004,reload,,,,
cedar-cove,Canada starts with €2005,welcome,CA,,,
cedar-cove,Silently starts with €2013,welcome,,,,
dune-dock,It was €2006,cashback,,,2020-01-31,
elm-edge,Brazil starts with €2007,welcome,BR,,,
fern-ford,Regulars get €2008,welcome,,existing,,
gorse-gate,Austria starts with €2009,welcome,AT,,,
hazel-hall,Never shown €2010,welcome,,,,
iris-inn,Jersey starts with €2011,welcome,"US-NJ,FR",,,
juniper-jetty,North gets €2012,welcome,,,,
`;

/** How they stand in markets, where somebody said so. */
export const LISTINGS = `casino,market,accepts,licenseAuthority,visitUrl,offer
ash-arch,GB,yes,UK Gambling Commission,https://ash-arch.example/gb,Britain starts with €2001
ash-arch,DE,yes,,https://ash-arch.example/de,Everybody gets €2002
ash-arch,SE,yes,,,Britain starts with €2001
ash-arch,CA-ON,yes,Alcohol and Gaming Commission of Ontario,https://ash-arch.example/on,Ontario starts with €2003
ash-arch,US-NJ,no,,https://ash-arch.example/nj,Everybody gets €2002
birch-barn,GB,yes,Malta Gaming Authority,https://birch-barn.example/gb,
birch-barn,SE,yes,,https://birch-barn.example/se,Come back for €2004
birch-barn,ES,unknown,,https://birch-barn.example/es,Come back for €2004
birch-barn,CA-BC,yes,,,Come back for €2004
cedar-cove,DE,yes,,https://cedar-cove.example/de,
cedar-cove,CA,yes,,https://cedar-cove.example/ca,Canada starts with €2005
cedar-cove,CA-BC,yes,,,Canada starts with €2005
cedar-cove,GB,unknown,uk gambling commission,https://cedar-cove.example/gb,Silently starts with €2013
dune-dock,FI,yes,,,It was €2006
dune-dock,BR,no,,https://dune-dock.example/br,It was €2006
dune-dock,CA-ON,yes,,https://dune-dock.example/on,
elm-edge,BR,yes,,https://elm-edge.example/br,Brazil starts with €2007
elm-edge,PT,no,,,
elm-edge,CA-ON,yes,Alcohol and Gaming Commission of Ontario,,
fern-ford,SE,yes,,https://fern-ford.example/se,Regulars get €2008
fern-ford,NO,yes,,https://fern-ford.example/no,Regulars get €2008
fern-ford,CA,no,,,
fern-ford,CA-BC,yes,,https://fern-ford.example/bc,
gorse-gate,AT,yes,,https://gorse-gate.example/at,Austria starts with €2009
gorse-gate,DE,unknown,,,Austria starts with €2009
hazel-hall,GB,yes,UK Gambling Commission,https://hazel-hall.example/gb,Never shown €2010
iris-inn,US-NJ,yes,,https://iris-inn.example/nj,Jersey starts with €2011
iris-inn,US-PA,no,,,
iris-inn,FR,yes,,,Jersey starts with €2011
juniper-jetty,DK,yes,,https://juniper-jetty.example/dk,North gets €2012
juniper-jetty,SE,yes,,,North gets €2012
juniper-jetty,NO,no,,https://juniper-jetty.example/no,North gets €2012
kelp-key,FI,yes,,https://kelp-key.example/fi,
kelp-key,US-PA,yes,,https://kelp-key.example/pa,
lily-lock,IE,unknown,,https://lily-lock.example/ie,
lily-lock,NL,yes,,https://lily-lock.example/nl,
`;

/** The markets whose rules hold; each says all that decides about offers. */
export const TURNED_ON = `code,hideOffers,offersNeedLicense,firstOfferOnly,termsBesideOffer
GB,no,UK Gambling Commission,no,yes
DE,yes,none,no,no
SE,no,none,yes,no
CA-ON,no,Alcohol and Gaming Commission of Ontario,no,no
FR,no,none,no,no
`;

/** Twenty markets: sixteen countries, four states and provinces. */
export const MARKETS = 'GB DE SE FI ES PT FR IT NL DK NO AT IE MT BR CA CA-ON CA-BC US-NJ US-PA'.split(' ');

type Row = Record<string, string>;
const casinos = rowsOf(CASINOS);
const bonuses = rowsOf(BONUSES);
const listings = rowsOf(LISTINGS);
const rules = rowsOf(TURNED_ON);

/** The slugs of the casinos. */
export const SLUGS = casinos.map(({ slug }) => slug as string);

/** What visitors of a market get of a casino, worked out from the files alone. */
export interface ExpectedCell {
  accepts: 'yes' | 'no' | 'unknown';
  state: 'shown' | 'withheld' | 'unknown';
  /** Where its link leads. */
  link: string | undefined;
  /** The title of the offer that its listing names, where that is shown. */
  listed: string | undefined;
  /** The amount on its card. */
  amount: string | undefined;
  hidesOffers: boolean;
}

/** Works out a cell. */
export function expectedOf(slug: string, market: string): ExpectedCell {
  const casino = casinos.find((row) => row.slug === slug) as Row;
  const listing = listings.find((row) => row.casino === slug && row.market === market);
  const rule = rules.find((row) => row.code === market);
  const accepts = acceptsPlayers(casino, market, listing);
  const wanted = rule?.offersNeedLicense ?? 'none';
  const isLicensed = wanted === 'none' || wanted.toLowerCase() === listing?.licenseAuthority?.toLowerCase();
  if (casino.isBlacklisted === 'true' || accepts === 'no' || !isLicensed)
    return {
      accepts,
      state: 'withheld',
      link: undefined,
      listed: undefined,
      amount: undefined,
      hidesOffers: false,
    };
  const hidesOffers = rule?.hideOffers === 'yes';
  const listed = listedOffer(listing?.offer, market, rule);
  // Nobody entered conditions of what a casino says of itself.
  const own = rule?.termsBesideOffer === 'yes' ? undefined : casino.bonus;
  const line = hidesOffers ? undefined : (listed ?? own);
  return {
    accepts,
    state: accepts === 'yes' ? 'shown' : 'unknown',
    link: listing?.visitUrl || casino.visitUrl || undefined,
    listed,
    amount: /€[0-9]+/.exec(line ?? '')?.[0],
    hidesOffers,
  };
}

function acceptsPlayers(casino: Row, market: string, listing: Row | undefined): ExpectedCell['accepts'] {
  if (listing?.accepts === 'yes' || listing?.accepts === 'no') return listing.accepts;
  const [country] = market.split('-') as [string];
  const names = (column: string) => (casino[column] ?? '').split(',').includes(country);
  const isRegion = market !== country;
  const ofCountry = listings.find((row) => row.casino === casino.slug && row.market === country);
  if (isRegion && ofCountry?.accepts === 'no') return 'no';
  if (names('restrictedCountries')) return 'no';
  if (names('countries')) return isRegion ? 'unknown' : 'yes';
  return casino.areCountriesComplete === 'true' ? 'no' : 'unknown';
}

function listedOffer(title: string | undefined, market: string, rule: Row | undefined): string | undefined {
  const offer = bonuses.find((row) => row.title === title);
  if (offer === undefined || rule?.hideOffers === 'yes') return undefined;
  if (rule?.termsBesideOffer === 'yes' && offer.wagering === '') return undefined;
  const meant = offer.markets === '' ? [] : (offer.markets as string).split(',');
  if (meant.length > 0 && !meant.includes(market) && !meant.includes(market.slice(0, 2))) return undefined;
  if (offer.validUntil !== '' && (offer.validUntil as string) < new Date().toISOString().slice(0, 10))
    return undefined;
  const isForRegulars = offer.category === 'reload' || offer.players === 'existing';
  return rule?.firstOfferOnly === 'yes' && isForRegulars ? undefined : title;
}

/** The rows of a CSV text whose only quotes are around lists. */
function rowsOf(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
  });
}
