import { adminPath, allows, type Casino, countryName, filledStars, ratingBand } from '@croupier/core';
import { adminLabels, englishCardLabels, messages } from '@croupier/core/messages';
import {
  Badge,
  Button,
  ButtonLink,
  FactList,
  FormattedDate,
  lazyPart,
  Stars,
  Tabs,
  TagList,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../../backend/backend.js';
import { useQuestion } from '../../backend/use-operations.js';
import { Loaded } from '../../Loaded.js';
import { OpenOnSite } from '../../records/OpenOnSite.js';
import { useRecordTitle } from '../../records/record-title.js';
import { ScreenHead } from '../../ScreenHead.js';
import type { ScreenProps } from '../../screen-props.js';
import { WhenOpened } from '../../WhenOpened.js';
import list from '../list.module.css';
import { CasinoNotFound } from './CasinoNotFound.js';

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
        title={record.name}
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
      <WhenOpened isOpen={isEmbedding} onClose={() => setEmbedding(false)}>
        <EmbedDialog slug={record.slug} isOpen={isEmbedding} onClose={() => setEmbedding(false)} />
      </WhenOpened>
    </div>
  );
}

function Overview(casino: Casino) {
  return (
    <FactList
      facts={[
        { title: labels.description, value: casino.description, isWide: true },
        { title: labels.slug, value: casino.slug },
        { title: labels.created, value: <FormattedDate date={casino.createdAt} /> },
        { title: labels.games, value: casino.games.length },
        { title: labels.paymentMethods, value: casino.paymentMethods.length },
        { title: labels.licenses, value: casino.licenses.length },
        { title: labels.languages, value: casino.languages.length },
        {
          title: labels.overall,
          value: <OverallRating rating={casino.rating} />,
        },
      ]}
    />
  );
}

function OverallRating({ rating }: { rating: number | undefined }) {
  if (rating === undefined) return englishCardLabels.notRated;
  return (
    <>
      {rating} <Stars filledCount={filledStars(rating)} /> {ratingBand('adminDetail', rating).label}
    </>
  );
}

function Ratings(casino: Casino) {
  const { safetyRating, gamesRating, bonusesRating, supportRating, payoutsRating } = casino;
  const facts = {
    [labels.safety]: safetyRating ?? englishCardLabels.notRated,
    [labels.games]: gamesRating,
    [labels.bonuses]: bonusesRating,
    [labels.support]: supportRating,
    [labels.payouts]: payoutsRating,
  };
  return (
    <FactList
      facts={Object.entries(facts).map(([title, value]) => ({
        title,
        value: value ?? messages.casino.notSpecified,
      }))}
    />
  );
}

function Bonuses({ bonuses }: Casino) {
  const { notSpecified } = messages.casino;
  return (
    <FactList
      facts={[
        { title: labels.welcome, value: bonuses.welcome || notSpecified },
        { title: labels.noDeposit, value: bonuses.noDeposit || notSpecified },
        { title: labels.freeSpins, value: bonuses.freeSpins || notSpecified },
      ]}
    />
  );
}

function Games({ games, features, paymentMethods, licenses }: Casino) {
  return (
    <Lists
      lists={{
        [labels.games]: games,
        [labels.features]: features,
        [labels.paymentMethods]: paymentMethods,
        [labels.licenses]: licenses,
      }}
    />
  );
}

function Details({ pros, cons, languages, currencies, countries }: Casino) {
  return (
    <Lists
      lists={{
        [labels.pros]: pros,
        [labels.cons]: cons,
        [labels.languages]: languages,
        [labels.currencies]: currencies,
        [labels.countries]: countries.map((code) => countryName(code)),
      }}
    />
  );
}

function Lists({ lists }: { lists: Record<string, readonly string[]> }) {
  return (
    <FactList
      facts={Object.entries(lists).map(([title, items]) => ({
        title,
        value: items.length === 0 ? messages.casino.notSpecified : <TagList items={items} />,
      }))}
    />
  );
}
