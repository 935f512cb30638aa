'use client';

import {
  completeLabels,
  countedText,
  englishFilterLabels,
  englishListingLabels,
  englishSharedLabels,
  localizeNotice,
} from '@croupier/core/messages';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import type { CasinoCardProps } from '../casino/CasinoCard/CasinoCard.js';
import { Toplist } from '../casino/Toplist/Toplist.js';
import type { VisitSlotProps } from '../casino/VisitLink/visit-handler.js';
import { type CasinoFactsData, type CasinoListOptions, casinoList, type QueryInput } from '../own-data.js';
import { EmptyState } from '../parts/EmptyState/EmptyState.js';
import { FacetFilters } from '../parts/FacetFilters/FacetFilters.js';
import { FilterBar } from '../parts/FilterBar/FilterBar.js';
import type { LabelsProps } from '../parts/labels-props.js';
import type { LinkComponentProps } from '../parts/link-component.js';
import { Pager } from '../parts/Pager/Pager.js';
import { type RootProps, rootAttributes } from '../parts/root-attributes.js';
import { Skeleton } from '../parts/Skeleton/Skeleton.js';
import styles from './CasinoList.module.css';
import { CasinoListTable } from './CasinoListTable.js';
import { type CasinoListColumn, DEFAULT_COLUMNS } from './list-columns.js';
import { useChosenFilters } from './use-chosen-filters.js';
import { useListEvents } from './use-list-events.js';
import { useListQuery } from './use-list-query.js';

/** The props of a list of casinos. */
export interface CasinoListProps<Casino extends CasinoFactsData>
  extends Omit<CasinoListOptions, 'hasOwnFields'>,
    LinkComponentProps,
    VisitSlotProps,
    LabelsProps,
    RootProps {
  /** Your casinos, as plain objects; only the name of each is needed. */
  casinos: readonly Casino[];
  /** What is listed, for screen readers. */
  label: string;
  /** `table`, the default, has a row for each casino, `cards` a card. */
  layout?: 'table' | 'cards';
  /** What a table shows between the casino and its links: our facts by their names, and columns of yours. */
  columns?: readonly CasinoListColumn<Casino>[];
  /** What the address asks for, where a server renders the page. */
  query?: QueryInput;
  /** Whether the address of the page has search, filters, order and page; `true` by default. With `false` the list has them alone. */
  keepsAddress?: boolean;
  /** True while the casinos are awaited. */
  loading?: boolean;
  /** The level of the headings of cards. */
  heading?: CasinoCardProps['heading'];
  /** Draws badges of yours beside the name. */
  renderBadges?: (casino: Casino) => ReactNode;
  /** Draws buttons and links of yours: in a table behind ours, at the foot of a card. */
  renderActions?: (casino: Casino) => ReactNode;
}

/** Your casinos with search, filters, order and pages, as a table or as cards. Works from the server on, without script too. */
export function CasinoList<Casino extends CasinoFactsData>({
  casinos,
  label,
  layout = 'table',
  columns = DEFAULT_COLUMNS,
  query: first = '',
  keepsAddress = true,
  loading = false,
  heading = 'h3',
  facets,
  order,
  perPage,
  affiliateId,
  subid,
  clickId,
  renderBadges,
  renderActions,
  linkComponent,
  onVisit,
  renderVisit,
  labels,
  ...root
}: CasinoListProps<Casino>) {
  const words = completeLabels({ ...englishFilterLabels(), ...englishListingLabels() }, labels);
  const id = useId();
  const { query, ask } = useListQuery(first, keepsAddress);
  const found = useRef<HTMLParagraphElement>(null);
  const { handlers, turn } = useListEvents(ask, found, root);
  useChosenFilters(found, query);
  const facetNames = facets?.join(' ');
  const hasOwnFields =
    columns.some((column) => typeof column !== 'string') ||
    renderBadges !== undefined ||
    renderActions !== undefined;
  const show = useMemo(
    () =>
      casinoList(casinos, {
        facets: facetNames?.split(' ').filter(Boolean) as CasinoListOptions['facets'],
        ...{ order, perPage, hasOwnFields, affiliateId, subid, clickId },
      }),
    [casinos, facetNames, order, perPage, hasOwnFields, affiliateId, subid, clickId],
  );
  const view = useMemo(() => show(query), [show, query]);

  const [listed] = view.casinos;
  const ageNotice = listed === undefined ? '' : localizeNotice(listed.card, words);
  return (
    <div {...rootAttributes({ ...root, ...handlers }, styles.root)} aria-busy={loading || undefined}>
      <FilterBar key={`search ${turn}`} {...view.form} labels={labels} />
      <FacetFilters {...view.facets} id={`${id}filters`} labels={labels} />
      <p ref={found} className={styles.found} role="status" tabIndex={-1}>
        {loading
          ? null
          : countedText(labels?.casinoCount ?? englishSharedLabels.casinoCount, view.count, words)}
      </p>
      {loading ? (
        <Skeleton shape="card" count={3} label={labels?.loading} />
      ) : view.count === 0 ? (
        <EmptyState title={words.nothingFound} text={words.nothingFoundText} />
      ) : layout === 'cards' ? (
        <Toplist
          casinos={view.casinos.map(({ card, index }) => ({
            ...card,
            badges: renderBadges?.(casinos[index] as Casino),
            ...(renderActions === undefined ? {} : { control: renderActions(casinos[index] as Casino) }),
          }))}
          {...{ label, heading, linkComponent, onVisit, renderVisit, labels }}
        />
      ) : (
        <>
          <CasinoListTable
            {...{ caption: label, casinos, listed: view.casinos, columns }}
            {...{ renderBadges, renderActions, linkComponent, onVisit, renderVisit, labels }}
          />
          <p className={styles.notice} data-legal="">
            <bdi>{ageNotice}</bdi>
          </p>
        </>
      )}
      {view.pager === undefined || loading ? null : <Pager {...view.pager} labels={labels} />}
    </div>
  );
}
