import type { ToplistPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { Toplist } from '../../casino/Toplist/Toplist.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { Breadcrumb } from '../../parts/Breadcrumb/Breadcrumb.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import { RichText } from '../../parts/RichText/RichText.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../casinos.module.css';
import { MoreLists } from '../sections/MoreLists.js';

/** The props of the page: its view, and the link component. */
export interface ToplistPageProps extends ToplistPageView, LinkComponentProps, LabelsProps, RootProps {}

/** Casinos on a topic, best first but for those that the site placed, with the words of staff before and after them, and other lists. */
export function ToplistPage({
  title,
  parent,
  intro,
  found,
  pinned,
  casinos,
  pager,
  narrow,
  outro,
  related,
  linkComponent,
  labels,
  ...frame
}: ToplistPageProps) {
  const words = pageTexts('toplist', labels);
  return (
    <PageFrame {...frame} hasOffers linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <Breadcrumb
          items={[{ label: pageTexts('head', labels).home, href: '/' }, parent, { label: title }]}
          linkComponent={linkComponent}
          labels={labels}
        />
        <SectionHeading
          level="h1"
          title={title}
          action={
            narrow === undefined ? null : (
              <ButtonLink href={narrow} variant="plain" linkComponent={linkComponent}>
                {words.narrow}
              </ButtonLink>
            )
          }
        />
        {intro === '' ? null : <RichText html={intro} />}
        {casinos.length === 0 ? (
          <EmptyState title={words.none} text={words.noneText} />
        ) : (
          <>
            <p className={styles.count}>{found}</p>
            {pinned === undefined ? null : (
              <p className={styles.pinned} data-legal="">
                <bdi>{pinned}</bdi>
              </p>
            )}
            <Toplist
              casinos={casinos}
              label={title}
              heading="h2"
              linkComponent={linkComponent}
              labels={labels}
            />
          </>
        )}
        {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
        {outro === '' ? null : <RichText html={outro} />}
        <MoreLists lists={related} linkComponent={linkComponent} labels={labels} />
      </div>
    </PageFrame>
  );
}
