import type { ListingInput } from '../../collections/listings/listing.js';

/** The sample listings: offers that differ by market, one casino that refuses players, and one listing that was checked long ago. */
export const sampleListings: Omit<ListingInput, 'slug'>[] = [
  {
    casino: 'Copper Heron',
    market: 'DE',
    accepts: 'yes',
    visitUrl: 'https://copper-heron.example/de',
    termsUrl: 'https://copper-heron.example/de/bonus-terms',
    offer: '100% up to €200 and 50 Free Spins',
    lastChecked: '2026-06-10',
  },
  { casino: 'Copper Heron', market: 'MT', accepts: 'yes', lastChecked: '2025-11-03' },
  {
    casino: 'Lantern Quay',
    market: 'GB',
    accepts: 'yes',
    licensedDomain: 'lantern-quay.example',
    offer: '50% up to £150 for Live Tables',
    lastChecked: '2026-06-12',
  },
  { casino: 'Lantern Quay', market: 'DE', accepts: 'no', lastChecked: '2026-06-12' },
  { casino: 'Paper Kite', market: 'CA-ON', accepts: 'no', lastChecked: '2026-06-08' },
];
