import { adminPath, type ContactMessage } from '@croupier/core';
import {
  adminDueOfferLabels,
  adminLabels,
  adminMessageLabels,
  adminOfferLabels,
  adminWithdrawalLabels,
  adminDraftLabels as draftLabels,
  adminTodoLabels as labels,
} from '@croupier/core/messages';
import { Badge, Button, ButtonLink } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { tellFailure, toastFailure, useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { beginningOf } from '../beginning-of.js';
import { DuplicateActions, type FoundPair } from '../casinos/DuplicateActions.js';
import { type MovedLink, UseNewAddress } from '../links/UseNewAddress.js';
import { editAddress } from '../records/content-address.js';
import { relativeTime } from '../relative-time.js';
import list from '../screens/list.module.css';
import { fieldOfFinding, fieldOfOffer } from './concerned-field.js';
import styles from './todo.module.css';
import type { DueOffer, Finding, SharedDraft, TodoItem } from './todo-items.js';

const { severities } = adminLabels.dashboard;

/** How much of a message is shown, in characters. */
const MOST_OF_MESSAGE = 160;

/** One thing that waits: what, where, and the button that does the next step. */
export function TodoEntry({ item }: { item: TodoItem }) {
  if (item.kind === 'finding') return <FindingEntry id={item.key} finding={item.finding} />;
  if (item.kind === 'offer') return <OfferEntry id={item.key} offer={item.offer} />;
  if (item.kind === 'source') {
    const { name, open } = item.source;
    const text = labels.rows(name, open);
    return <Entry id={item.key} text={text} href={adminPath('sources')} action={labels.decide} />;
  }
  if (item.kind === 'message') return <MessageEntry id={item.key} message={item.message} />;
  if (item.kind === 'changes') return <ChangesEntry id={item.key} changes={item.changes} />;
  const { in: place, id, title } = item.draft;
  return (
    <Entry
      id={item.key}
      text={labels.drafts[place](title)}
      below={labels.draft}
      href={adminPath(place === 'posts' ? 'news-edit' : 'page-edit', id)}
      action={labels.open}
    />
  );
}

interface EntryProps {
  id: string;
  badge?: ReactNode;
  text: string;
  below?: ReactNode;
  /** Where it is done; undefined where the user may not open that. */
  href?: string | undefined;
  /** What the button that leads there says. */
  action: string;
  /** Buttons before that one. */
  children?: ReactNode;
}

function Entry({ id, badge, text, below, href, action, children }: EntryProps) {
  return (
    <li data-key={id} className={styles.item}>
      <div className={styles.words}>
        {badge}
        <strong>
          {href === undefined ? (
            text
          ) : (
            <a href={href} className={styles.link} tabIndex={-1}>
              {text}
            </a>
          )}
        </strong>
        {below === undefined ? null : <p className={list.below}>{below}</p>}
      </div>
      <div data-actions="" className={styles.actions}>
        {children}
        {href === undefined ? null : (
          <ButtonLink variant="plain" size="small" href={href}>
            {action}
            <span className="cr-visually-hidden"> {text}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** A message of a visitor that the reader has not seen yet. */
function MessageEntry({ id, message: { name, email, text } }: { id: string; message: ContactMessage }) {
  const subject = labels.message(name);
  return (
    <Entry
      id={id}
      text={subject}
      below={<bdi>{beginningOf(text, MOST_OF_MESSAGE)}</bdi>}
      href={adminPath('messages')}
      action={labels.read}
    >
      <ButtonLink variant="plain" size="small" href={`mailto:${encodeURIComponent(email)}`}>
        {adminMessageLabels.answer}
        <span className="cr-visually-hidden"> {subject}</span>
      </ButtonLink>
    </Entry>
  );
}

/** A draft of a record that is live: whose it is, when it goes live, or why it could not. */
function ChangesEntry({ id, changes }: { id: string; changes: SharedDraft }) {
  const { in: place, record, ref, name, by, updatedAt, isDue, fault } = changes;
  const role = useAdmin().getSession().user?.role;
  const change = useChange();
  const publish = () =>
    toastFailure(change('drafts.publish', { records: [ref] }, { message: draftLabels.published(name) }));
  return (
    <Entry
      id={id}
      badge={isDue ? <Badge tone="poor">{severities.error}</Badge> : null}
      text={draftLabels.todo(name)}
      below={
        isDue || fault !== undefined
          ? [isDue ? draftLabels.overdue : '', fault ?? ''].filter(Boolean).join(': ')
          : draftLabels.notice.by(by, relativeTime(new Date(updatedAt)))
      }
      href={editAddress({ in: place, id: record }, role)}
      action={labels.open}
    >
      {fault === undefined ? (
        <Button variant="plain" size="small" onClick={publish}>
          {draftLabels.publish}
          <span className="cr-visually-hidden"> {name}</span>
        </Button>
      ) : null}
    </Entry>
  );
}

function FindingEntry({ id: key, finding }: { id: string; finding: Finding }) {
  const { code, in: place, id, subject, params, message, mend, severity } = finding;
  const role = useAdmin().getSession().user?.role;
  const mayEdit = useRefusal()('edit casinos, bonuses and games') === undefined;
  const menu = String(params.menu ?? '');
  return (
    <Entry
      id={key}
      badge={<Badge tone={severity === 'error' ? 'poor' : 'fair'}>{severities[severity]}</Badge>}
      text={message}
      below={mend}
      href={editAddress({ in: place, id, subject, menu, field: fieldOfFinding(finding) }, role)}
      action={labels.edit}
    >
      {code === 'duplicate-casino' && mayEdit ? (
        <DuplicateActions {...(params as unknown as FoundPair)} />
      ) : null}
      {code === 'moved-link' && params.newUrl !== undefined && mayEdit ? (
        <UseNewAddress {...(params as unknown as MovedLink)} />
      ) : null}
    </Entry>
  );
}

function OfferEntry({ id: key, offer }: { id: string; offer: DueOffer }) {
  const { id, title, casino, reasons, links } = offer;
  const role = useAdmin().getSession().user?.role;
  const change = useChange();
  const mayEdit = useRefusal()('edit casinos, bonuses and games') === undefined;
  const [busy, setBusy] = useState(false);
  const answer = async (work: Promise<unknown>) => {
    setBusy(true);
    await work.catch(tellFailure);
    setBusy(false);
  };
  const confirm = () =>
    change('bonuses.confirm', { records: [id] }, { message: adminOfferLabels.confirmed(title) });
  const withdraw = () =>
    change(
      'bonuses.withdraw',
      { records: [id], reason: adminDueOfferLabels.reasons.expired(offer) },
      { message: ({ receipt }) => adminWithdrawalLabels.done(title, receipt) },
    );
  const [doIt, action] = reasons.includes('expired')
    ? [withdraw, adminOfferLabels.withdraw]
    : [confirm, adminOfferLabels.confirm];
  const name = `${title}, ${casino}`;
  return (
    <Entry
      id={key}
      text={name}
      below={
        <>
          {reasons.map((reason) => adminDueOfferLabels.reasons[reason](offer)).join(' · ')}
          {links.slice(0, 1).map(({ at, href }) => (
            <span key={href}>
              {' · '}
              <a href={href} className={styles.link} target="_blank" rel="noopener noreferrer">
                {adminDueOfferLabels.at[at]}
                <span className="cr-visually-hidden"> {adminDueOfferLabels.newTab}</span>
              </a>
            </span>
          ))}
        </>
      }
      href={editAddress({ in: 'bonuses', id, field: fieldOfOffer(offer) }, role)}
      action={labels.edit}
    >
      {mayEdit ? (
        <Button variant="plain" size="small" loading={busy} onClick={() => void answer(doIt())}>
          {action}
          <span className="cr-visually-hidden"> {name}</span>
        </Button>
      ) : null}
    </Entry>
  );
}
