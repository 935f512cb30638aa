import type { Guidance } from './guidance.js';

/** A page is arranged: what can be chosen is its view, and which of its neighbors fits better. */
function page(use: string, avoid: string, content: string): Guidance {
  return {
    status: 'stable',
    use,
    avoid,
    do: 'Give it the view of the core unchanged, and the link of your router.',
    dont: 'Put a second header, footer or main around it.',
    content,
    accessibility: 'One h1, landmarks and a skip link are in it. The page around it sets lang and title.',
  };
}

/** Whole pages, each from one view. */
export const pageGuidance: Record<string, Guidance> = {
  AuthorPage: page(
    'For somebody who reviews or writes: their profile, reviews and articles.',
    'For an account: nothing of it is public.',
    'Their own words about themselves; no titles that nobody gave them.',
  ),
  RatingMethodPage: page(
    'For how a score comes about: criteria, weights, the words beside a score.',
    'For the weights alone, below a list: that is RatingWeights.',
    'One text, which lists and reviews link to.',
  ),
  BestCasinosPage: page(
    'For the ranking of all casinos by their score.',
    'For a list of your own choice: that is a Toplist on a page of yours.',
    'Its introduction says what the order is by.',
  ),
  BlacklistedPage: page(
    'For all casinos to keep away from, with their reasons.',
    'For one casino: its review says so itself.',
    'Reasons and dates, no adjectives.',
  ),
  BlogPage: page(
    'For all articles of the blog, by category.',
    'For news (NewsPage) and guides (GuidesPage).',
    'Titles and excerpts are those of the articles.',
  ),
  BonusesPage: page(
    'For the offers of one type.',
    'For the offers of one casino: they are in its review.',
    'What to know before claiming stands below the offers.',
  ),
  CasinosByCountryPage: page(
    'For casinos that accept players of a country.',
    'For legal questions: it states, and does not advise.',
    'The law of the country with its source.',
  ),
  ComparePage: page(
    'For two to four casinos side by side, chosen by the reader.',
    'For a comparison inside another page: that is a CompareTable.',
    'Facts with units.',
  ),
  ComplaintsPage: page(
    'For complaints of players.',
    'On a site that receives none: it says that there are none.',
    'What was asked for and what came of it.',
  ),
  CustomPage: page(
    'For a page that staff wrote, such as the terms.',
    'For articles (PostPage).',
    'Headings begin at the second level.',
  ),
  ForgotPasswordPage: page(
    'For what to do about a forgotten password.',
    'On a site without accounts.',
    'The way to a person who can help.',
  ),
  ForumPage: page(
    'For a forum.',
    'On a site without one: it says so.',
    'Topics in the words of their authors.',
  ),
  GamesPage: page(
    'For games by category.',
    'For one game: it has no page.',
    'Names as their makers write them.',
  ),
  GonePage: page(
    'For a casino that is listed no more, or any other page that was removed, with status 410.',
    'For an address that never was: that is a NotFoundPage.',
    'Fixed words; the way to casinos that are listed, or to the home page.',
  ),
  GuidesPage: page('For guides and lessons.', 'For news (NewsPage).', 'Questions as titles.'),
  HomePage: page(
    'For the home page, from the sections that staff arranged.',
    'For a landing page of a campaign: write a page of your own from sections.',
    'The titles of sections are those that staff gave.',
  ),
  LoginPage: page(
    'To sign in.',
    'In the admin, which has a screen of its own.',
    'Short: a title and a form.',
  ),
  MessagePage: page(
    'For one message and a way on, such as after an error.',
    'For a message on a page with content: that is a Notice.',
    'What happened, then what to do.',
  ),
  NewsPage: page(
    'For news, the newest first.',
    'For texts that stay true (GuidesPage).',
    'Dates on everything.',
  ),
  NotFoundPage: page(
    'For an address that leads nowhere, with status 404.',
    'For a casino that was removed: that is a GonePage.',
    'Fixed words; a search and the most read pages.',
  ),
  PostPage: page('For one article.', 'For pages without an author (CustomPage).', 'The author and the date.'),
  ProfilePage: page(
    'For the account of the reader.',
    'For other people.',
    'Forms, each with its own button.',
  ),
  RegisterPage: page(
    'To open an account.',
    'On a site without accounts: it says so.',
    'Why an account is worth it.',
  ),
  ReviewPage: page(
    'For the review of a casino with header and footer.',
    'For a page of your own app: that is a CasinoReview.',
    'The verdict first.',
  ),
  ReviewsPage: page(
    'For all reviews.',
    'For a ranking (BestCasinosPage).',
    'How casinos are reviewed stands below.',
  ),
  SearchPage: page(
    'For what a search found, casinos before articles.',
    'To narrow one list: that is a FilterBar.',
    'The query, and how many were found.',
  ),
  ToplistPage: page(
    'For casinos on a topic, with words of your own around them.',
    'For all casinos: that is BestCasinosPage.',
    'The introduction says what the casinos have in common, and why it matters.',
  ),
  TournamentsPage: page(
    'For tournaments.',
    'For offers (BonusesPage).',
    'Prizes with their currency, dates in full.',
  ),
};
