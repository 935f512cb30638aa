import * as z from 'zod';
import { choice } from '../../values/choice.js';
import { flag } from '../../values/flag.js';
import { identifier } from '../../values/identifier.js';
import { wholeNumber } from '../../values/number.js';
import { multiLineText, singleLineText } from '../../values/text/text.js';
import { day } from '../../values/timestamp.js';
import { entity, type RecordOf } from '../entity.js';
import { defaulted, required } from '../field.js';
import { contentDocument } from './document.js';

const id = required(identifier, 'An id is required', { title: 'Id' });
const text = (title: string) => required(singleLineText(300), `${title} is required`, { title });
const date = (title: string) => required(day, `${title} is required`, { title });
const count = (title: string) => defaulted(wholeNumber(0, 1_000_000_000), 0, { title });

/** A player's complaint. */
export const complaint = entity({
  name: 'complaint',
  plural: 'complaints',
  title: 'Complaint',
  public: {
    id,
    casino: text('Casino'),
    player: text('Player'),
    issue: text('Issue'),
    amount: defaulted(singleLineText(100), '', { title: 'Amount' }),
    status: defaulted(choice('resolved', 'pending', 'in-progress'), 'pending', { title: 'Status' }),
    date: date('Date'),
    description: defaulted(multiLineText(), '', { title: 'Description' }),
    rating: required(wholeNumber(1, 5), 'Rating is required', { title: 'Rating' }),
  },
  private: {},
});

/** A tournament held by a casino. */
export const tournament = entity({
  name: 'tournament',
  plural: 'tournaments',
  title: 'Tournament',
  public: {
    id,
    title: text('Title'),
    casino: text('Casino'),
    prize: text('Prize'),
    participants: count('Participants'),
    startDate: date('Start date'),
    endDate: date('End date'),
    status: defaulted(choice('active', 'upcoming', 'completed'), 'upcoming', { title: 'Status' }),
    type: defaulted(choice('slots', 'table', 'live', 'poker'), 'slots', { title: 'Type' }),
    entryFee: defaulted(singleLineText(100), '', { title: 'Entry fee' }),
    description: defaulted(multiLineText(), '', { title: 'Description' }),
  },
  private: {},
});

/** A forum category. */
export const forumCategory = entity({
  name: 'forum category',
  plural: 'forum categories',
  title: 'Forum category',
  public: {
    name: text('Name'),
    description: defaulted(multiLineText(1_000), '', { title: 'Description' }),
    topics: count('Topics'),
    posts: count('Posts'),
    lastPost: defaulted(singleLineText(100), '', { title: 'Last post' }),
  },
  private: {},
});

/** A forum topic. */
export const forumTopic = entity({
  name: 'forum topic',
  plural: 'forum topics',
  title: 'Forum topic',
  public: {
    title: text('Title'),
    author: text('Author'),
    category: text('Category'),
    replies: count('Replies'),
    views: count('Views'),
    lastReply: defaulted(singleLineText(100), '', { title: 'Last reply' }),
    isPinned: defaulted(flag, false, { title: 'Pinned' }),
    isHot: defaulted(flag, false, { title: 'Hot' }),
  },
  private: {},
});

/** A forum member. */
export const forumMember = entity({
  name: 'member',
  plural: 'members',
  title: 'Member',
  public: {
    name: text('Name'),
    posts: count('Posts'),
    reputation: count('Reputation'),
    badge: defaulted(singleLineText(100), '', { title: 'Badge' }),
  },
  private: {},
});

const many = <T>(schema: z.ZodType<T>) => z.array(schema).max(1_000).default([]);

/** Complaints, tournaments and the forum; empty unless the store was created with sample content. */
export const community = contentDocument('community', 'Community', () =>
  z.strictObject({
    complaints: many(complaint.schema),
    tournaments: many(tournament.schema),
    forum: z
      .strictObject({
        categories: many(forumCategory.schema),
        topics: many(forumTopic.schema),
        members: many(forumMember.schema),
        rules: many(singleLineText(300).schema),
        online: many(singleLineText(100).schema),
      })
      .prefault({}),
  }),
);

/** The stored community content. */
export type Community = z.output<typeof community.schema>;
/** A stored complaint. */
export type Complaint = RecordOf<typeof complaint>;
/** A stored tournament. */
export type Tournament = RecordOf<typeof tournament>;
/** A stored forum category. */
export type ForumCategory = RecordOf<typeof forumCategory>;
/** A stored forum topic. */
export type ForumTopic = RecordOf<typeof forumTopic>;
/** A stored forum member. */
export type ForumMember = RecordOf<typeof forumMember>;
