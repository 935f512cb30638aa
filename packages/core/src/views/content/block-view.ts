import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { parseVideo, type VideoHost, videoAddress, videoPlayer } from '../../values/addresses/video.js';
import type { ContentBlock } from '../../values/html/content-blocks.js';
import { type BonusCardView, bonusCard } from '../cards/bonus-card.js';
import { catalogueBonusContext } from '../cards/bonus-context.js';
import type { CasinoCardView } from '../cards/casino-card.js';
import { type GameCardView, gameCard } from '../cards/game-card.js';
import { listedCasinoCard } from '../cards/listed-casino-card.js';
import { COMPARE_LIMITS } from '../links/compare-path.js';
import { type ToplistExtractView, toplistExtract } from '../lists/toplist-extract.js';
import { compareGroups } from '../pages/compare/compare-groups.js';
import type { CompareGroupView } from '../pages/compare/compare-rows.js';
import {
  referencedBonus,
  referencedCasino,
  referencedGame,
  referencedToplist,
} from './referenced-records.js';

/** A block of a text, made from the catalogue as it is now. */
export type BlockView =
  | { type: 'casino-card'; card: CasinoCardView }
  | { type: 'bonus'; card: BonusCardView }
  | ({ type: 'toplist' } & ToplistExtractView)
  | { type: 'comparison'; casinos: CasinoCardView[]; groups: CompareGroupView[] }
  | { type: 'games'; games: GameCardView[] }
  | ({ type: 'video' } & VideoView);

/** A video of another host, of which a page loads nothing before it is asked for. */
export interface VideoView {
  /** The site that plays it. */
  host: VideoHost;
  /** What it is about, as staff wrote it. */
  title: string;
  /** Its page at the host. */
  href: string;
  /** The player, for a frame. */
  player: string;
}

/** How many casinos of a toplist a text shows. */
const TOPLIST_CASINOS = 5;

/** Builds a block of a text; undefined where visitors see nothing of what it names. */
export function blockView(
  catalogue: PublicCatalogue,
  { name, records, video = '', words }: Pick<ContentBlock, 'name' | 'records' | 'video' | 'words'>,
): BlockView | undefined {
  const [record = {}] = records;
  switch (name) {
    case 'casino-card': {
      const casino = referencedCasino(catalogue, record);
      return casino && { type: name, card: listedCasinoCard(casino, catalogue) };
    }
    case 'bonus': {
      const bonus = referencedBonus(catalogue, record);
      return bonus && { type: name, card: bonusCard(bonus, catalogueBonusContext(catalogue)) };
    }
    case 'toplist': {
      const toplist = referencedToplist(catalogue, record);
      const extract = toplist && toplistExtract(catalogue, toplist, TOPLIST_CASINOS);
      return extract && { type: name, ...extract };
    }
    case 'games': {
      const games = new Set(records.flatMap((one) => referencedGame(catalogue, one) ?? []));
      return games.size === 0 ? undefined : { type: name, games: Array.from(games, gameCard) };
    }
    case 'video': {
      const found = parseVideo(video);
      if (found === undefined) return undefined;
      const href = videoAddress(found);
      return { type: name, host: found.host, title: words || href, href, player: videoPlayer(found) };
    }
    case 'comparison': {
      const named = records.flatMap((one) => referencedCasino(catalogue, one) ?? []);
      const casinos = [...new Set(named)].slice(0, COMPARE_LIMITS.max);
      if (casinos.length < COMPARE_LIMITS.min) return undefined;
      return {
        type: name,
        casinos: casinos.map((casino) => listedCasinoCard(casino, catalogue)),
        groups: compareGroups(catalogue, casinos),
      };
    }
  }
}
