import type { NotFoundPageView } from '@croupier/core';
import { siteLabels } from '@croupier/core/messages';
import { Button } from '../../parts/Button/Button.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { SearchField } from '../../parts/SearchField/SearchField.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './NearPages.module.css';

interface NearPagesProps extends Pick<NotFoundPageView, 'near'>, LinkComponentProps {
  /** The path of the search page. */
  action: string;
}

const { notFound: labels } = siteLabels;

/** What a missing address may have meant, and a search. On a site of files a script fills the list. */
export function NearPages({ near, action, linkComponent: Link = 'a' }: NearPagesProps) {
  return (
    <>
      <section
        className={styles.near}
        aria-labelledby="near"
        hidden={near.length === 0}
        data-croupier-near=""
      >
        <SectionHeading id="near" title={labels.near} />
        <ul className={styles.list}>
          {near.map(({ title, kind, href }) => (
            <li key={href} dir="auto">
              <Link href={href}>{title}</Link> {kind}
            </li>
          ))}
        </ul>
      </section>
      <search>
        <form className={styles.form} method="get" action={action}>
          <SearchField id="missing-search" label={labels.search} />
          <Button type="submit" variant="plain">
            {labels.submit}
          </Button>
        </form>
      </search>
    </>
  );
}
