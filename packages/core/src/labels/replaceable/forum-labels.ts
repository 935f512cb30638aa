import { lazy } from '../../lazy.js';
import type { PluralText } from '../localize/localized-text.js';
import { forumLabels } from '../public/community.js';

/** Every word of a forum: its categories, topics and members. */
export interface ForumLabels {
  /** BCP 47; counts follow it. */
  language: string;
  topicCount: PluralText;
  postCount: PluralText;
  reputation: PluralText;
  lastPost: string;
  pinned: string;
  hot: string;
  /** Before the author of a topic. */
  startedBy: string;
  replies: string;
  topicViews: string;
  lastReply: string;
}

/** The words of a forum in English. */
export const englishForumLabels = /* @__PURE__ */ lazy((): ForumLabels => {
  const { topicCount, postCount, reputation, lastPost, pinned, hot, by, replies, views, lastReply } =
    forumLabels;
  return {
    language: 'en',
    topicCount,
    postCount,
    reputation,
    lastPost,
    pinned,
    hot,
    startedBy: by,
    replies,
    topicViews: views,
    lastReply,
  };
});
