import { type Listing, marketName } from '@croupier/core';
import { listingsCollection } from '@croupier/core/forms';
import { choiceLabel, adminListingLabels as labels } from '@croupier/core/messages';
import { ReasonedButton, Table } from '@croupier/ui/admin';
import type { ReactNode } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { ListingForm } from '../collections/ListingForm.js';
import { RecordDialog } from '../records/RecordDialog.js';
import list from '../screens/list.module.css';

/** The listings of a casino, and what visitors get of it there. */
export function CasinoListings({
  casino: { id, name, slug },
  onEdit,
}: {
  casino: { id: string; name: string; slug: string };
  onEdit: (record: string) => void;
}) {
  const answer = useQuestion('listings.list', { casino: name });
  const rows = (answer.data?.records ?? []).filter(({ casinoId }) => casinoId === id);
  const mayNotEdit = useRefusal()(listingsCollection.editPermission);
  return (
    <div className={list.root}>
      <p>{labels.text}</p>
      <Table<Listing>
        caption={labels.caption}
        hidesCaption
        loading={answer.isLoading}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            title: labels.columns.market,
            cell: ({ id, market }) => (
              <button
                type="button"
                className={list.linkButton}
                aria-label={labels.editNamed(marketName(market))}
                aria-disabled={mayNotEdit !== undefined}
                onClick={() => (mayNotEdit === undefined ? onEdit(id) : undefined)}
              >
                {marketName(market)}
              </button>
            ),
          },
          { title: labels.columns.accepts, cell: ({ accepts }) => choiceLabel(accepts) },
          { title: labels.columns.license, cell: licenseText },
          { title: labels.columns.link, cell: ({ visitUrl = labels.own }) => visitUrl },
          { title: labels.columns.offer, cell: ({ offer = labels.own }) => offer },
          { title: labels.columns.checked, cell: ({ lastChecked = '' }) => lastChecked },
          {
            title: labels.columns.shown,
            cell: ({ market }) => <ShownInMarket record={slug} market={market} />,
          },
        ]}
        empty={labels.none}
      />
      <div>
        <ReasonedButton variant="plain" disabledReason={mayNotEdit} onClick={() => onEdit('new')}>
          {labels.add}
        </ReasonedButton>
      </div>
    </div>
  );
}

/** The dialog of one listing of a casino. */
export function ListingDialog({
  casino,
  record,
  onClose,
}: {
  casino: string;
  record: string | undefined;
  onClose: () => void;
}) {
  return (
    <RecordDialog
      collection="listings"
      renderForm={(form) => <ListingForm {...form} />}
      record={record}
      defaults={{ casino }}
      titles={{ add: labels.add, edit: labels.edit }}
      onClose={onClose}
    />
  );
}

function licenseText({ licenseAuthority = '', licenseNumber = '' }: Listing): string {
  return [licenseAuthority, licenseNumber].filter((part) => part !== '').join(', ');
}

/** What visitors of a market get of a casino, in a few words. */
function ShownInMarket({ record, market }: { record: string; market: string }): ReactNode {
  const { data } = useQuestion('casinos.show', { record, market });
  const found = data?.inMarket;
  if (found === undefined) return null;
  const [reason] = found.reasons;
  if (reason !== undefined) return labels.reasons[reason];
  return found.visitUrl === undefined ? labels.noLink : labels.shown;
}
