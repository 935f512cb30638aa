import type { GameCardView } from '@croupier/core';
import {
  completeLabels,
  englishOfferLabels,
  fillPlaceholders,
  localizeRating,
  pictureSources,
  translateFacts,
} from '@croupier/core/messages';
import { Score } from '../../casino/Score/Score.js';
import {
  drawnVisit,
  SPONSORED_LINK_PROPS,
  type VisitSlotProps,
  visitHandler,
} from '../../casino/VisitLink/visit-handler.js';
import { Badge } from '../../parts/Badge/Badge.js';
import { Button } from '../../parts/Button/Button.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { CardSlotsProps } from '../../parts/card-slots.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { ImageWithInitial } from '../../parts/ImageWithInitial/ImageWithInitial.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { MAX_HIGHLIGHTS } from '../../parts/max-highlights.js';
import { positioned } from '../../parts/Picture/positioned.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { TagList } from '../../parts/TagList/TagList.js';
import styles from './GameCard.module.css';

/** The props of a game card: its view. */
export interface GameCardProps
  extends GameCardView,
    VisitSlotProps,
    LabelsProps,
    CardSlotsProps,
    Omit<RootProps, 'id'> {
  /** The level of its heading. */
  heading?: 'h2' | 'h3' | 'h4';
}

/** A game: provider, return to player, stakes, and a button to play it. */
export function GameCard({
  heading: Heading = 'h3',
  onVisit,
  renderVisit,
  labels,
  badges,
  actions,
  id: _,
  ...game
}: GameCardProps) {
  const words = completeLabels(englishOfferLabels(), labels);
  const { name, score } = game;
  const image = pictureSources(game.image);
  const highlights = game.highlights.slice(0, MAX_HIGHLIGHTS);
  const visit = game.playHref === undefined ? undefined : { slug: '', label: name, href: game.playHref };
  return (
    <article
      {...rootAttributes(game, styles.root, surface.card, surface.raised)}
      data-featured={game.isFeatured}
    >
      <div className={styles.picture}>
        <ImageWithInitial
          name={name}
          src={image.src}
          {...positioned(image)}
          srcSet={image.sources.at(-1)?.srcSet}
          width={480}
          height={210}
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
                <span className="cr-visually-hidden">{words.provider}: </span>
                {game.provider}
              </p>
            )}
            <p className={styles.badges}>
              {game.isFeatured ? <Badge tone="accent">{words.featured}</Badge> : null}
              {game.hasJackpot ? <Badge tone="fair">{words.jackpot}</Badge> : null}
              {badges}
            </p>
          </div>
          {score === undefined ? null : (
            <Score {...localizeRating(score, words)} size="small" hidesLabel labels={labels} />
          )}
        </div>
        {game.description === '' ? null : (
          <p className={styles.description} dir="auto">
            {game.description}
          </p>
        )}
        <FactList facts={translateFacts(game.facts, words)} />
        {highlights.length === 0 ? null : <TagList items={highlights} />}
        <div className={styles.actions}>
          {visit === undefined ? (
            <Button disabled aria-label={`${words.play}. ${fillPlaceholders(words.cannotPlay, { name })}`}>
              {words.play}
            </Button>
          ) : (
            drawnVisit(
              <ButtonLink
                {...SPONSORED_LINK_PROPS}
                {...visitHandler(visit, onVisit)}
                href={visit.href}
                aria-label={fillPlaceholders(words.playNamed, { name })}
                data-croupier-visit=""
                data-croupier-label={name}
              >
                {words.play}
              </ButtonLink>,
              visit,
              renderVisit,
            )
          )}
          {actions}
        </div>
      </div>
    </article>
  );
}
