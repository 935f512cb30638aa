import type { BestCasinosPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../casinos.module.css';

/** The props of the links. */
interface MoreListsProps extends LinkComponentProps, LabelsProps {
  lists: BestCasinosPageView['toplists'];
}

/** Links to toplists under a heading; nothing where there are none. */
export function MoreLists({ lists, linkComponent, labels }: MoreListsProps) {
  if (lists.length === 0) return null;
  const title = pageTexts('toplist', labels).related;
  return (
    <section className={styles.root} aria-labelledby="related-lists">
      <SectionHeading id="related-lists" title={title} />
      <ChoiceLinks
        label={title}
        choices={lists.map((link) => ({ ...link, isCurrent: false }))}
        linkComponent={linkComponent}
      />
    </section>
  );
}
