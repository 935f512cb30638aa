import type { ContentPartView, PostPageView } from '@croupier/core';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import { CasinoCard } from '../../casino/CasinoCard/CasinoCard.js';
import { CompareTable } from '../../casino/CompareTable/CompareTable.js';
import { Toplist } from '../../casino/Toplist/Toplist.js';
import type { VisitSlotProps } from '../../casino/VisitLink/visit-handler.js';
import { GameCard } from '../../game/GameCard/GameCard.js';
import { classNames } from '../../parts/class-names.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { RichText } from '../../parts/RichText/RichText.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { Video } from '../Video/Video.js';
import styles from './ArticleContent.module.css';

/** The props of the content of an article: its part of the view. */
export interface ArticleContentProps extends LinkComponentProps, VisitSlotProps, LabelsProps, RootProps {
  /** The whole text, with plain links in place of blocks. */
  content: PostPageView['content'];
  /** The text block by block; absent for one without blocks. */
  parts?: PostPageView['parts'] | undefined;
  /** A class for what is text: cards have looks of their own. */
  textClassName?: string | undefined;
}

/** The text of an article, with the cards, lists and comparisons that stand in it. */
export function ArticleContent({
  content,
  parts,
  textClassName,
  linkComponent,
  onVisit,
  renderVisit,
  labels,
  ...root
}: ArticleContentProps) {
  if (parts === undefined)
    return <RichText html={content} {...root} className={classNames(root.className, textClassName)} />;
  const common = { textClassName, linkComponent, onVisit, renderVisit, labels };
  return (
    <div {...rootAttributes(root, styles.root)}>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their order, and it never changes
        <ContentPart key={i} part={part} {...common} />
      ))}
    </div>
  );
}

type ContentPartProps = { part: ContentPartView } & Pick<
  ArticleContentProps,
  'textClassName' | 'linkComponent' | 'onVisit' | 'renderVisit' | 'labels'
>;

function ContentPart({ part, textClassName, ...common }: ContentPartProps) {
  const { linkComponent: Link = 'a' } = common;
  switch (part.type) {
    case 'text':
      return <RichText html={part.html} className={textClassName} />;
    case 'casino-card':
      return <CasinoCard {...part.card} heading={part.heading} {...common} />;
    case 'bonus':
      return <BonusCard {...part.card} heading={part.heading} {...common} />;
    case 'toplist':
      return (
        <div className={styles.toplist}>
          <p className={styles.title}>
            <Link href={part.href} dir="auto">
              {part.title}
            </Link>
          </p>
          {part.pinned === undefined ? null : (
            <p className={styles.pinned} data-legal="">
              <bdi>{part.pinned}</bdi>
            </p>
          )}
          <Toplist casinos={part.casinos} label={part.title} heading={part.heading} {...common} />
        </div>
      );
    case 'games':
      return (
        <div className={styles.games}>
          {part.games.map((game) => (
            <GameCard key={game.id} {...game} heading={part.heading} labels={common.labels} />
          ))}
        </div>
      );
    case 'video':
      return <Video {...part} labels={common.labels} />;
    case 'comparison':
      return <CompareTable casinos={part.casinos} groups={part.groups} {...common} />;
  }
}
