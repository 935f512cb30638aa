import type { OperationResult } from '@croupier/core';
import { bonusesCollection, valueAt } from '@croupier/core/forms';
import {
  adminOfferLabels,
  adminWithdrawalLabels,
  choiceLabel,
  adminDueOfferLabels as labels,
} from '@croupier/core/messages';
import { Badge, FactList, LazyPart, lazyPart, ReasonedButton, showToast } from '@croupier/ui/admin';
import { useId, useState } from 'react';
import { toastFailure, useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { localDay } from '../local-day.js';
import { RecordDialog } from '../records/RecordDialog.js';
import { useShortcut, useSingleKeys } from '../shortcuts/shortcuts.js';
import styles from './offers.module.css';

const BonusFormWithCasinos = lazyPart(
  async () => (await import('../collections/BonusFormWithCasinos.js')).BonusFormWithCasinos,
);

type Offer = OperationResult<'bonuses.due'>['records'][number];

interface DueOfferProps {
  offer: Offer;
  /** Called once it is confirmed, changed or gone, before the next one comes. */
  onAnswered: () => void;
  onLater: () => void;
}

/** An offer beside the pages where it can be checked, with a button and a key for each answer. */
export function DueOffer({ offer, onAnswered, onLater }: DueOfferProps) {
  const id = useId();
  const { reasons, dueSince, casino, title } = offer;
  return (
    <>
      <div>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.casino}>
          <bdi>{casino}</bdi>
        </p>
        <p className={styles.reasons}>
          {reasons.map((reason) => (
            <Badge key={reason} tone={reason === 'expired' ? 'poor' : 'fair'}>
              {labels.reasons[reason](offer)}
            </Badge>
          ))}
          <span>
            {labels.waiting} {dueSince}
          </span>
        </p>
      </div>
      <Answers offer={offer} onAnswered={onAnswered} onLater={onLater} />
      <div className={styles.sides}>
        <section aria-labelledby={`${id}-facts`}>
          <h3 id={`${id}-facts`}>{labels.facts}</h3>
          <FactList variant="rows" facts={factsOf(offer)} />
        </section>
        <section aria-labelledby={`${id}-links`}>
          <h3 id={`${id}-links`}>{labels.links}</h3>
          <Links links={offer.links} />
        </section>
      </div>
    </>
  );
}

function Links({ links }: Pick<Offer, 'links'>) {
  if (links.length === 0) return <p>{labels.noLinks}</p>;
  return (
    <ul className={styles.links}>
      {links.map(({ at, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {labels.at[at]}
            <span className="cr-visually-hidden"> {labels.newTab}</span>
          </a>
          <bdi className={styles.address}>{href}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface Answer {
  keys: string;
  label: string;
  variant: 'primary' | 'plain' | 'danger' | 'quiet';
  disabledReason?: string | undefined;
  perform: () => unknown;
}

function Answers({ offer, onAnswered, onLater }: DueOfferProps) {
  const { id, title, reasons } = offer;
  const change = useChange();
  const mayNotEdit = useRefusal()('edit casinos, bonuses and games');
  const [isEditing, setEditing] = useState(false);
  const [busy, setBusy] = useState('');
  const answer = (key: string, work: Promise<unknown>) => {
    setBusy(key);
    onAnswered();
    toastFailure(work.finally(() => setBusy('')));
  };
  const answers: Answer[] = [
    {
      ...{ keys: 'c', label: labels.confirmed, variant: 'primary' },
      disabledReason: mayNotEdit ?? (reasons.includes('expired') ? labels.expiredReason : undefined),
      perform: () =>
        answer(
          'c',
          change('bonuses.confirm', { records: [id] }, { message: adminOfferLabels.confirmed(title) }),
        ),
    },
    {
      ...{ keys: 'e', label: labels.changed, variant: 'plain', disabledReason: mayNotEdit },
      perform: () => setEditing(true),
    },
    {
      ...{ keys: 'g', label: labels.gone, variant: 'danger', disabledReason: mayNotEdit },
      perform: () =>
        answer(
          'g',
          change(
            'bonuses.withdraw',
            { records: [id], reason: labels.goneReason },
            { message: ({ receipt }) => adminWithdrawalLabels.done(title, receipt) },
          ),
        ),
    },
    { keys: 'l', label: labels.later, variant: 'quiet', perform: onLater },
  ];
  return (
    <section aria-label={labels.actions} className={styles.answers}>
      {answers.map((one) => (
        <AnswerButton key={one.keys} {...one} isBusy={busy !== ''} loading={busy === one.keys} />
      ))}
      <RecordDialog
        collection="bonuses"
        record={isEditing ? id : undefined}
        titles={{ add: labels.changedTitle, edit: labels.changedTitle }}
        renderForm={(form) => (
          <LazyPart>
            <BonusFormWithCasinos
              {...form}
              draft={{ lastChecked: localDay(new Date()), ...form.draft }}
              onSubmit={(submission) => {
                onAnswered();
                form.onSubmit(submission as never);
              }}
            />
          </LazyPart>
        )}
        onClose={() => setEditing(false)}
      />
    </section>
  );
}

function AnswerButton({
  keys,
  label,
  variant,
  disabledReason,
  perform,
  isBusy,
  loading,
}: Answer & { isBusy: boolean; loading: boolean }) {
  const [hasKeys] = useSingleKeys();
  const press = () => {
    if (isBusy) return;
    if (disabledReason === undefined) perform();
    else showToast({ title: disabledReason });
  };
  useShortcut({ keys, label, onPress: press });
  return (
    <ReasonedButton
      variant={variant}
      disabledReason={disabledReason}
      loading={loading}
      aria-keyshortcuts={hasKeys ? keys : undefined}
      onClick={press}
    >
      {label}
      {hasKeys ? (
        <span aria-hidden="true" className={styles.key}>
          {keys}
        </span>
      ) : null}
    </ReasonedButton>
  );
}

/** What is entered of an offer, by its fields. */
function factsOf(offer: Offer) {
  const left = ['title', 'casino', 'casinoId', 'source', 'termsUrl'];
  return bonusesCollection.fields.flatMap(({ path, title, isSystem }) => {
    const text = isSystem || left.includes(path) ? '' : textOf(valueAt(offer, path));
    return text === '' ? [] : [{ title, value: text }];
  });
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean' || value === undefined || value === null) return value === true ? '✓' : '';
  return typeof value === 'string' ? choiceText(value) : String(value);
}

/** The words of a choice; any other text as it is. */
function choiceText(text: string): string {
  return /^[a-z]+(?:[A-Z][a-z]+)*$/.test(text) ? choiceLabel(text) : text;
}
