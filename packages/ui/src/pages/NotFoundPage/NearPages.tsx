import type { NotFoundPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { Button } from '../../parts/Button/Button.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { SearchField } from '../../parts/SearchField/SearchField.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './NearPages.module.css';

interface NearPagesProps extends Pick<NotFoundPageView, 'near'>, LinkComponentProps, LabelsProps {
  /** The path of the search page. */
  action: string;
}

/** What a missing address may have meant, and a search. On a site of files a script fills the list. */
export function NearPages({ near, action, linkComponent: Link = 'a', labels }: NearPagesProps) {
  const words = pageTexts('missing', labels);
  return (
    <>
      <section
        className={styles.near}
        aria-labelledby="near"
        hidden={near.length === 0}
        data-croupier-near=""
      >
        <SectionHeading id="near" title={words.near} />
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
          <SearchField id="missing-search" label={words.search} labels={labels} />
          <Button type="submit" variant="plain">
            {words.submit}
          </Button>
        </form>
      </search>
    </>
  );
}
