import type { ToplistPageView } from '@croupier/core';
import { postLabels, toplistLabels } from '@croupier/core/messages';
import { Toplist } from '../../casino/Toplist/Toplist.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { Breadcrumb } from '../../parts/Breadcrumb/Breadcrumb.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import { RichText } from '../../parts/RichText/RichText.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../casinos.module.css';

/** The props of the page: its view, and the link component. */
export interface ToplistPageProps extends ToplistPageView, LinkComponentProps, RootProps {}

/** Casinos on a topic, best first, with the words of staff before and after them, and other lists. */
export function ToplistPage({
  title,
  parent,
  intro,
  found,
  casinos,
  pager,
  narrow,
  outro,
  related,
  linkComponent,
  ...frame
}: ToplistPageProps) {
  return (
    <PageFrame {...frame} hasOffers linkComponent={linkComponent}>
      <div className={styles.root}>
        <Breadcrumb
          items={[{ label: postLabels.home, href: '/' }, parent, { label: title }]}
          linkComponent={linkComponent}
        />
        <SectionHeading
          level="h1"
          title={title}
          action={
            narrow === undefined ? null : (
              <ButtonLink href={narrow} variant="plain" linkComponent={linkComponent}>
                {toplistLabels.narrow}
              </ButtonLink>
            )
          }
        />
        {intro === '' ? null : <RichText html={intro} />}
        {casinos.length === 0 ? (
          <EmptyState title={toplistLabels.none} text={toplistLabels.noneText} />
        ) : (
          <>
            <p className={styles.count}>{found}</p>
            <Toplist casinos={casinos} label={title} heading="h2" linkComponent={linkComponent} />
          </>
        )}
        {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} />}
        {outro === '' ? null : <RichText html={outro} />}
        {related.length === 0 ? null : (
          <section className={styles.root} aria-labelledby="related-lists">
            <SectionHeading id="related-lists" title={toplistLabels.related} />
            <ChoiceLinks
              label={toplistLabels.related}
              choices={related.map((link) => ({ ...link, isCurrent: false }))}
              linkComponent={linkComponent}
            />
          </section>
        )}
      </div>
    </PageFrame>
  );
}
