import type { GameCardView } from '@croupier/core';
import { componentLabels, gameLabels, pictureSources } from '@croupier/core/messages';
import { Score } from '../../casino/Score/Score.js';
import { SPONSORED_LINK_PROPS } from '../../casino/VisitLink/VisitLink.js';
import { Badge } from '../../parts/Badge/Badge.js';
import { Button } from '../../parts/Button/Button.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { ImageWithInitial } from '../../parts/ImageWithInitial/ImageWithInitial.js';
import { MAX_HIGHLIGHTS } from '../../parts/max-highlights.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { TagList } from '../../parts/TagList/TagList.js';
import styles from './GameCard.module.css';

/** The props of a game card: its view. */
export interface GameCardProps extends GameCardView, Omit<RootProps, 'id'> {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

/** A game: provider, return to player, stakes, and a button to play it. */
export function GameCard({ heading: Heading = 'h3', id: _, ...game }: GameCardProps) {
  const { name, score } = game;
  const image = pictureSources(game.image);
  const highlights = game.highlights.slice(0, MAX_HIGHLIGHTS);
  return (
    <article
      {...rootAttributes(game, styles.root, surface.card, surface.raised)}
      data-featured={game.isFeatured}
    >
      <div className={styles.picture}>
        <ImageWithInitial
          name={name}
          src={image.src}
          srcSet={image.sources.at(-1)?.srcSet}
          sizes="(width < 40rem) 100vw, 400px"
          initialClassName={styles.initial}
        />
      </div>
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.titles}>
            <Heading className={styles.name} dir="auto">
              {name}
            </Heading>
            {game.provider === '' ? null : (
              <p className={styles.provider} dir="auto">
                <span className="cr-visually-hidden">{gameLabels.provider}: </span>
                {game.provider}
              </p>
            )}
            <p className={styles.badges}>
              {game.isFeatured ? <Badge tone="accent">{componentLabels.card.featured}</Badge> : null}
              {game.hasJackpot ? <Badge tone="fair">{gameLabels.jackpot}</Badge> : null}
            </p>
          </div>
          {score === undefined ? null : <Score {...score} size="small" hidesLabel />}
        </div>
        {game.description === '' ? null : (
          <p className={styles.description} dir="auto">
            {game.description}
          </p>
        )}
        <FactList facts={game.facts} />
        {highlights.length === 0 ? null : <TagList items={highlights} />}
        <div className={styles.actions}>
          {game.playHref === undefined ? (
            <Button disabled aria-label={`${gameLabels.play}. ${gameLabels.cannotPlay(name)}`}>
              {gameLabels.play}
            </Button>
          ) : (
            <ButtonLink
              {...SPONSORED_LINK_PROPS}
              href={game.playHref}
              aria-label={gameLabels.playNamed(name)}
              data-croupier-visit=""
              data-croupier-label={name}
            >
              {gameLabels.play}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
