import { adminPath, allows, type Casino, countryName } from '@croupier/core';
import { adminLabels, englishCardLabels, messages } from '@croupier/core/messages';
import { Badge, Button, ButtonLink, FactList, lazyPart, Panel, Tabs, TagList } from '@croupier/ui/admin';
import { type CSSProperties, useState } from 'react';
import { useAdmin } from '../../backend/backend.js';
import { useQuestion } from '../../backend/use-operations.js';
import { Loaded } from '../../Loaded.js';
import { OpenOnSite } from '../../records/OpenOnSite.js';
import { useRecordTitle } from '../../records/record-title.js';
import { ScreenHead } from '../../ScreenHead.js';
import type { ScreenProps } from '../../screen-props.js';
import { WhenOpened } from '../../WhenOpened.js';
import list from '../list.module.css';
import { CasinoFacts, CasinoMark } from './CasinoFacts.js';
import { CasinoNotFound } from './CasinoNotFound.js';
import styles from './CasinoViewScreen.module.css';

const {
  casinoView: labels,
  casinos: { badges },
  rows,
} = adminLabels;

const EmbedDialog = lazyPart(async () => (await import('../../casinos/EmbedDialog.js')).EmbedDialog);

/** Everything about one casino, to read. */
export function CasinoViewScreen({ id }: ScreenProps) {
  return (
    <Loaded query={useQuestion('casinos.show', { record: id })} notFound={<CasinoNotFound />}>
      {({ record }) => <CasinoDetails {...record} />}
    </Loaded>
  );
}

function CasinoDetails(record: Casino) {
  const role = useAdmin().getSession().user?.role;
  const [isEmbedding, setEmbedding] = useState(false);
  useRecordTitle(record.name);
  return (
    <div className={list.root}>
      <ScreenHead
        title={
          <span className={styles.title}>
            <CasinoMark name={record.name} logo={record.logo} />
            {record.name}
          </span>
        }
        actions={
          <>
            <ButtonLink
              variant="quiet"
              href={`${adminPath('history')}?record=${encodeURIComponent(record.slug)}`}
            >
              {adminLabels.screens.history}
            </ButtonLink>
            <OpenOnSite
              route={{ kind: 'review', slug: record.slug }}
              hiddenReason={record.isActive ? undefined : adminLabels.inactiveReason}
              label={labels.viewPublic}
            />
            {record.isActive ? (
              <Button variant="plain" onClick={() => setEmbedding(true)}>
                {labels.embed.title}
              </Button>
            ) : null}
            {allows('edit casinos, bonuses and games', role) ? (
              <ButtonLink href={adminPath('casino-edit', record.id)}>{labels.edit}</ButtonLink>
            ) : null}
          </>
        }
      >
        <p className={list.marks}>
          <Badge tone={record.isActive ? 'good' : 'plain'}>
            {record.isActive ? rows.badges.active : rows.badges.inactive}
          </Badge>
          <Badge tone={record.isFeatured ? 'accent' : 'plain'}>
            {record.isFeatured ? badges.featured : badges.regular}
          </Badge>
          {record.isBlacklisted ? (
            <Badge tone="poor">{badges.blacklisted(record.blacklistSeverity)}</Badge>
          ) : null}
        </p>
      </ScreenHead>
      <div className={styles.page}>
        <Tabs
          label={record.name}
          tabs={[
            { id: 'overview', label: labels.tabs.overview, content: <Overview {...record} /> },
            { id: 'ratings', label: labels.tabs.ratings, content: <Ratings {...record} /> },
            { id: 'bonuses', label: labels.tabs.bonuses, content: <Bonuses {...record} /> },
            { id: 'games', label: labels.tabs.games, content: <Games {...record} /> },
            { id: 'details', label: labels.tabs.details, content: <Details {...record} /> },
          ]}
        />
        <CasinoFacts {...record} />
      </div>
      <WhenOpened isOpen={isEmbedding} onClose={() => setEmbedding(false)}>
        <EmbedDialog slug={record.slug} isOpen={isEmbedding} onClose={() => setEmbedding(false)} />
      </WhenOpened>
    </div>
  );
}

function Overview(casino: Casino) {
  return (
    <div className={styles.panels}>
      <Panel title={labels.description} className={styles.wide}>
        <p className={styles.text} dir="auto">
          {casino.description}
        </p>
      </Panel>
      <Panel title={labels.atAGlance} className={styles.wide}>
        <FactList
          variant="tiles"
          facts={[
            { title: labels.games, value: casino.games.length },
            { title: labels.paymentMethods, value: casino.paymentMethods.length },
            { title: labels.licenses, value: casino.licenses.length },
            { title: labels.languages, value: casino.languages.length },
          ]}
        />
      </Panel>
      <ListPanels lists={{ [labels.pros]: casino.pros, [labels.cons]: casino.cons }} />
    </div>
  );
}

/** The highest score of a part. */
const MAX_SCORE = 10;

function Ratings(casino: Casino) {
  const { safetyRating, gamesRating, bonusesRating, supportRating, payoutsRating } = casino;
  const parts = {
    [labels.safety]: safetyRating ?? englishCardLabels.notRated,
    [labels.games]: gamesRating,
    [labels.bonuses]: bonusesRating,
    [labels.support]: supportRating,
    [labels.payouts]: payoutsRating,
  };
  return (
    <div className={styles.panels}>
      <Panel title={labels.tabs.ratings}>
        <dl className={styles.parts}>
          {Object.entries(parts).map(([title, value = messages.casino.notSpecified]) => (
            <div
              key={title}
              className={styles.part}
              style={
                { '--part': `${typeof value === 'number' ? (value / MAX_SCORE) * 100 : 0}%` } as CSSProperties
              }
            >
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}

function Bonuses({ bonuses }: Casino) {
  const offers = {
    [labels.welcome]: bonuses.welcome,
    [labels.noDeposit]: bonuses.noDeposit,
    [labels.freeSpins]: bonuses.freeSpins,
  };
  return (
    <div className={styles.panels}>
      {Object.entries(offers).map(([title, offer]) => (
        <Panel key={title} title={title}>
          <p className={styles.text} dir="auto">
            {offer || messages.casino.notSpecified}
          </p>
        </Panel>
      ))}
    </div>
  );
}

function Games({ games, features, paymentMethods, licenses }: Casino) {
  return (
    <div className={styles.panels}>
      <ListPanels
        lists={{
          [labels.games]: games,
          [labels.features]: features,
          [labels.paymentMethods]: paymentMethods,
          [labels.licenses]: licenses,
        }}
      />
    </div>
  );
}

function Details({ pros, cons, languages, currencies, countries }: Casino) {
  return (
    <div className={styles.panels}>
      <ListPanels
        lists={{
          [labels.pros]: pros,
          [labels.cons]: cons,
          [labels.languages]: languages,
          [labels.currencies]: currencies,
          [labels.countries]: countries.map((code) => countryName(code)),
        }}
      />
    </div>
  );
}

function ListPanels({ lists }: { lists: Record<string, readonly string[]> }) {
  return Object.entries(lists).map(([title, items]) => (
    <Panel key={title} title={title}>
      {items.length === 0 ? (
        <p className={list.below}>{messages.casino.notSpecified}</p>
      ) : (
        <TagList items={items} />
      )}
    </Panel>
  ));
}
