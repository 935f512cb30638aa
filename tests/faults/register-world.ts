import { csvCell, seeded } from '../../bench/casinos-csv.js';

/** A row of a register, as its file says it; what it leaves blank is undefined. */
export interface RegisterRow {
  licence?: string;
  name: string;
  domain: string;
  minDeposit?: string | undefined;
  established?: string | undefined;
  countries: string[];
}

/** A brand as the authorities know it. */
interface Brand {
  licence: string;
  name: string;
  domain: string;
  established: number;
  /** What each register believes, since they contradict each other. */
  north: { deposit: number; awayUntil: number } | undefined;
  south: { deposit: number; countries: string[]; awayUntil: number } | undefined;
}

/** Countries that the southern register names. */
export const COUNTRIES = ['CA', 'US', 'DK', 'SE', 'BR'] as const;

/** Brands whose names, domains and licences change from night to night, and two registers that list them. */
export function registerWorld(seed: number, size: number) {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const chance = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => chance(share));
  const brands: Brand[] = [];
  let made = 0;
  let night = 0;

  const addBrand = () => {
    made++;
    const isNorth = chance(0.8);
    brands.push({
      licence: `L${made}`,
      name: brands.length > 20 && chance(0.04) ? pick(brands).name : `Casino ${made}`,
      domain: brands.length > 20 && chance(0.02) ? pick(brands).domain : `casino-${made}.example`,
      established: 1990 + below(30),
      north: isNorth ? { deposit: 5 + below(5), awayUntil: 0 } : undefined,
      south:
        !isNorth || chance(0.8)
          ? { deposit: 5 + below(5), countries: some(COUNTRIES, 0.4), awayUntil: 0 }
          : undefined,
    });
  };
  for (let n = 0; n < size; n++) addBrand();

  const changeBrand = () => {
    const brand = pick(brands);
    const { north, south } = brand;
    const what = random();
    if (what < 0.15) brand.name = `Casino ${++made}`;
    else if (what < 0.25) brand.domain = `casino-${++made}.example`;
    else if (what < 0.3) brand.licence = `L${++made}`;
    else if (what < 0.5 && north !== undefined) north.awayUntil = night + 1 + below(9);
    else if (what < 0.55 && south !== undefined) south.awayUntil = night + 1 + below(9);
    else if (what < 0.7 && north !== undefined) north.deposit = 5 + below(5);
    else if (what < 0.8 && south !== undefined) south.deposit = 5 + below(5);
    else if (what < 0.95 && south !== undefined) south.countries = some(COUNTRIES, 0.4);
    else brand.established = 1990 + below(30);
  };

  const shuffled = <T>(list: T[]): T[] => {
    for (let at = list.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [list[at], list[other]] = [list[other] as T, list[at] as T];
    }
    return list;
  };

  return {
    ...{ random, below, chance, pick, some },
    /** The files of the next night. */
    nextNight(): { north: RegisterRow[]; south: RegisterRow[] } {
      night++;
      for (let n = below(5); n >= 0; n--) changeBrand();
      if (chance(0.3)) addBrand();
      if (chance(0.3)) brands.splice(below(brands.length), 1);
      const north = brands.flatMap(({ name, domain, established, north }) =>
        north === undefined || north.awayUntil > night
          ? []
          : [
              {
                ...{ name, domain, countries: ['DK'] },
                minDeposit: north.deposit === 5 ? undefined : String(north.deposit),
                established: String(established - (north.deposit % 2)),
              },
            ],
      );
      const south = brands.flatMap(({ licence, name, domain, established, south }) =>
        south === undefined || south.awayUntil > night
          ? []
          : [
              {
                ...{ licence, name, domain, countries: south.countries },
                minDeposit: south.deposit === 5 ? undefined : String(south.deposit),
                established: String(established),
              },
            ],
      );
      // A register is a table in whatever order its database has that night.
      return night % 3 === 0 ? { north: shuffled(north), south: shuffled(south) } : { north, south };
    },
  };
}

/** A file of a register. */
export function registerCsv(rows: readonly RegisterRow[]): string {
  const lines = rows.map(({ licence = '', name, domain, minDeposit = '', established = '', countries }) =>
    [licence, name, `https://${domain}/`, minDeposit, established, countries.join(', ')]
      .map(csvCell)
      .join(','),
  );
  return `Ref,name,website,minDeposit,established,countries\n${lines.join('\n')}\n`;
}
