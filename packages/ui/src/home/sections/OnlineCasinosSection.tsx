import { completeLabels, englishHomeLabels } from '@croupier/core/messages';
import { ScoreTable } from '../ScoreTable/ScoreTable.js';
import type { HomeSectionPropsOf } from './home-section-props.js';
import { MoreLink } from './MoreLink.js';
import { SectionBlock } from './SectionBlock.js';

/** Casinos and their scores in a table. */
export function OnlineCasinosSection({
  title,
  description,
  casinos,
  more,
  linkComponent,
  labels,
  ...root
}: HomeSectionPropsOf<'online-casinos'>) {
  const words = completeLabels(englishHomeLabels(), labels);
  const link = (
    <MoreLink href={more} linkComponent={linkComponent}>
      {words.allReviews}
    </MoreLink>
  );
  return (
    <SectionBlock {...root} name="online-casinos" title={title} text={description} action={link}>
      <ScoreTable caption={title} casinos={casinos} linkComponent={linkComponent} labels={labels} />
    </SectionBlock>
  );
}
