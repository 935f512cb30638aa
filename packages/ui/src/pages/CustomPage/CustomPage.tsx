import type { CustomPageView } from '@croupier/core';
import { completeLabels, englishReviewLabels } from '@croupier/core/messages';
import { ArticleContent } from '../../article/ArticleContent/ArticleContent.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { ContactForm } from '../sections/ContactForm.js';
import { Helplines } from '../sections/Helplines.js';
import { PageDirectory } from '../sections/PageDirectory.js';
import styles from './CustomPage.module.css';

/** The props of the page: its view, and the link component. */
export interface CustomPageProps extends CustomPageView, LinkComponentProps, LabelsProps, RootProps {}

/** A page that staff wrote. */
export function CustomPage({
  title,
  content,
  parts,
  updatedAt,
  helplines,
  directory,
  contact,
  hasOffers,
  linkComponent,
  labels,
  ...frame
}: CustomPageProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  return (
    <PageFrame {...frame} hasOffers={hasOffers} linkComponent={linkComponent} labels={labels}>
      <article className={styles.root}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.updated}>
            {words.updated} <FormattedDate date={updatedAt} language={words.language} />
          </p>
        </header>
        <ArticleContent {...{ content, parts, linkComponent, labels }} />
        {contact === undefined ? null : (
          <ContactForm {...contact} linkComponent={linkComponent} labels={labels} />
        )}
        {helplines === undefined ? null : <Helplines helplines={helplines} labels={labels} />}
        {directory === undefined ? null : (
          <PageDirectory directory={directory} linkComponent={linkComponent} labels={labels} />
        )}
      </article>
    </PageFrame>
  );
}
