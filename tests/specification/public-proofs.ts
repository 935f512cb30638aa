/** Which tests prove which lines of the public specification, beside those whose titles begin with the lines themselves. */
export const PROVING_TESTS: Record<string, Record<string, string>> = {
  'packages/core/src/model/documents/community.test.ts': {
    'a new store has no community; the sample store has an invented one': 'P-004',
  },
  'packages/core/src/model/migrations.test.ts': {
    'sections missing from an old home page return in their positions, and existing ones stay unchanged':
      'P-194',
    'a section deleted from a home page of the current version stays deleted': 'P-194',
    'the old figure is replaced once, and texts missing from an old home page get what it showed in their place':
      'P-195 P-196',
  },
  'packages/core/src/model/public-catalogue.test.ts': {
    'visitors see active casinos; a retired casino shows only that it is gone, and a casino that was never public is absent':
      'P-098 P-102',
    'visitors see published posts and pages, but no drafts': 'P-028 P-191 P-201',
    'visitors see visible menu items and enabled redirects, each in their order': 'P-034 P-040 P-198',
  },
  'packages/core/src/operations/site/homepage.test.ts': {
    'a new site has twelve, and each can be named by number, kind or title': 'P-057 P-177',
    'HTML of the footer is sanitized before it is stored': 'P-045',
  },
  'packages/core/src/operations/site/tracking.test.ts': {
    'shows the dashboard figure beside sample content before anything is counted, and the real count afterwards':
      'P-222',
    'counts all visits ever, although the logs keep the latest 5,000': 'P-197',
  },
  'packages/core/src/rules/ranking.test.ts': {
    'the best come first, unrated casinos after them, the blacklist last; equal ratings are sorted by name in natural order':
      'P-063',
  },
  'packages/core/src/rules/ratings.test.ts': {
    'the card label of %d is %s': 'P-104 P-211 P-213',
    'the second banding of %d is %s in %s': 'P-212',
    'the review color of %d is %s': 'P-114',
    '%d is premium: %s': 'P-066',
    'a rating of %d has %d stars: half of it, rounded down, at most five': 'P-104 P-210',
    'the weights are the specified ones and add up to 100 per cent': 'P-070 P-214',
  },
  'packages/core/src/rules/search.test.ts': {
    "'%s' is found in 'Golden Fox': %s": 'P-058 P-059 P-081 P-131',
    '%d words take %d minutes': 'P-132 P-216',
    'the excerpt is the stored one, or else the first 150 characters of the text': 'P-117 P-217',
  },
  'packages/core/src/sample/sample.test.ts': {
    'the sample has the agreed number of records of each kind': 'P-003',
    'no footer link of the demo is broken, and the expected footer pages have their titles': 'P-030',
  },
  'packages/core/src/store/browser/browser-storage.test.ts': {
    'each record and document is stored under the key that the specification names, as readable JSON':
      'P-002 P-008',
    'is added once, as one change, and not again after everything is removed': 'P-002',
    'notify each other once a change is complete, and a listener can unsubscribe': 'P-009',
  },
  'packages/core/src/urls/redirects/compile-redirects.test.ts': {
    'that cannot be compiled is skipped silently': 'P-198',
    'the first matching rule wins, of whatever kind': 'P-198',
    'a rule that redirects to the current address is skipped for the next one': 'P-198',
  },
  'packages/core/src/views/pages/casinos/best-casinos.test.ts': {
    'active casinos are ranked by rating, each with its rank, and a blacklisted one with none': 'P-063 P-064',
    'featured, premium and blacklisted casinos are marked': 'P-065 P-066',
    'the weights of a rating are 30, 25, 20 and 25 per cent': 'P-070 P-214',
  },
  'packages/core/src/views/pages/casinos/blacklisted.test.ts': {
    'the page lists blacklisted casinos with risk, reason, details and date, and no others': 'P-071 P-073',
    'the highest risk comes first, then the latest date; the risk is low by default': 'P-072',
  },
  'packages/core/src/views/pages/helplines.test.ts': {
    'the page on responsible gambling lists helplines by country, and no other page does': 'P-226',
  },
  'packages/core/src/views/pages/page-directory.test.ts': {
    'the page sitemap lists every review, article, author and page of the site, and no other page does':
      'P-230',
  },
  'packages/core/src/views/pages/articles/blog.test.ts': {
    'a tag has a page of the posts that have it, and a post links to it': 'P-227',
    'the blog shows all posts by default, newest first': 'P-126 P-132 P-193',
    'view counts appear in thousands, are sorted by number, and are omitted without readers': 'P-132 P-171',
    'posts are sorted by reading time: words divided by 200, rounded up': 'P-132 P-216',
    'a category in any case shows its posts, under its own heading and without featured ones': 'P-127 P-128',
    'a category outside the default ones gets its tab when the address names it': 'P-126',
    'a search looks in title, excerpt and tags, in any case and within the category': 'P-131',
    'the two most read posts are featured on the overview, and marked in the list': 'P-127 P-129',
    'a card shows at most three tags, the role of stored posts, and an excerpt': 'P-129 P-171 P-215',
    'without posts the page says so; the demo shows sample posts, with views for each': 'P-147 P-192',
    'the figures come from the site, and a site without figures shows none': 'P-130 P-222',
  },
  'packages/core/src/views/pages/bonuses.test.ts': {
    'are four, and a visitor starts on welcome': 'P-090 P-193',
    'free spins show the bonuses of any kind that mention them, under welcome': 'P-018',
    'no tab shows a bonus of an unknown kind': 'P-095',
    'has casino, score, conditions, last day, exclusive mark and a visit link': 'P-091 P-092 P-093',
  },
  'packages/core/src/views/cards/casino-card.test.ts': {
    'premium begins at a rating of 9': 'P-066',
    'safety is Excellent from 9, Good from 7.5, Fair from 6, else Poor': 'P-067',
    'a card has at most four highlights': 'P-068 P-215',
    'a score has half as many stars, rounded down, and the bands of cards and reviews':
      'P-104 P-114 P-210 P-211 P-213',
  },
  'packages/core/src/views/pages/community.test.ts': {
    'are found by casino, player, issue and description, and by status': 'P-148 P-150',
    'can be filtered by one of the three statuses': 'P-148',
    'has four categories, and each links to its topics': 'P-151',
    'are found by title and casino, and filtered by status': 'P-152',
    'that are missing are reported as not found': 'P-153',
    'a store without the sample has no community, and the pages say so': 'P-004',
  },
  'packages/core/src/views/pages/casinos/casinos-by-country.test.ts': {
    'all countries that casinos name are offered by name beside the six specified ones, and none is selected':
      'P-076 P-218',
    'a casino that names no country is listed under every country': 'P-077',
    'a selected country shows its casinos by rating, their number and their average score': 'P-078',
    'panels count what the casinos of a country have in common, without the blacklisted ones': 'P-078',
    'selecting the same country again selects none': 'P-079',
    'a country without casinos has a count of zero and no average': 'P-080',
  },
  'packages/core/src/views/frame/footer.test.ts': {
    'no link of the sample footer is broken, and they form five columns': 'P-030 P-043',
    'without a visible item in the footer menu, the default links are shown': 'P-040',
    'terms, privacy, other places and mail come from the settings': 'P-042',
    'staff can turn off the sections of the footer, except the notice': 'P-045 P-057',
  },
  'packages/core/src/views/frame/page-frame.test.ts': {
    'menus show visible items in their order': 'P-034',
    'a site without a header menu links to the usual pages; one that hides all its items has no links':
      'P-034 P-194',
  },
  'packages/core/src/views/pages/account/forgot-password.test.ts': {
    'a user who forgot the password reads what to do on that site': 'P-027',
  },
  'packages/core/src/views/pages/games.test.ts': {
    'a search looks in names and providers, in any case': 'P-081',
    'games are sorted by rating, return, name or provider; a return that is not a number comes last':
      'P-082 P-218',
    'featured games of all kinds are highlighted, except during a search': 'P-083',
    'four tabs, slots first, each with its own games': 'P-014 P-084 P-218',
    'only a game with an address can be played': 'P-085',
    'figures and providers come from the showcase, and a new site has none': 'P-087',
    'without stored games the demo shows its own, and every other site says that there are none': 'P-088',
  },
  'packages/core/src/views/pages/articles/guides.test.ts': {
    'the latest guides are the published posts marked as guides, newest first': 'P-116 P-117 P-191',
    'the page has four benefits, four resources and two calls to action': 'P-118 P-122 P-123',
    'there are three tabs, and the beginner tab is open': 'P-120 P-193',
    'the address opens a tab, and an unknown one opens the default': 'P-015',
    'a lesson shows its first three tips and its reading time': 'P-119 P-121 P-215',
  },
  'packages/core/src/views/pages/home.test.ts': {
    'sections appear in the order that staff set, and disabled ones are absent': 'P-057',
    'the hero shows the texts and up to six figures of the home page': 'P-046 P-047 P-222',
    'featured casinos come first, then the best; a blacklisted one is not recommended': 'P-048',
    'a safety rating of %d has the word of a score: %o': 'P-049',
    'the advertising button links to the contact page, if there is one': 'P-052',
  },
  'packages/core/src/views/pages/account/login.test.ts': {
    'the demo lists its test accounts; any other site lists none and signs nobody in': 'P-164',
    'after signing in from %s a visitor goes to %s': 'P-155',
  },
  'packages/core/src/views/pages/articles/news.test.ts': {
    'the most read articles are featured, and the others follow, newest first': 'P-145',
    'the categories are the specified ones': 'P-144',
    'the breadcrumb of a post links to an address that finds its category': 'P-025 P-133',
    'a search looks in title, excerpt and author, and shows the results in one list': 'P-143',
    'a search without results says so': 'P-146',
  },
  'packages/core/src/views/pages/articles/post.test.ts': {
    'a post shows its content, its author, and all of its tags': 'P-135 P-140 P-171',
    'the breadcrumb contains the news, the category and the title, cut at 50 characters': 'P-133 P-215',
    'the head describes an article, with its own description and picture': 'P-006',
    'structured data describes a BlogPosting, from stored values only': 'P-006',
    'a visitor can share a post in five places by its full URL, and copy the same URL': 'P-136 P-138',
    'two other posts are related: of the same category first, then by tags, then the newest': 'P-141 P-215',
    'HTML is sanitized again when it is shown': 'P-139',
    'a draft and an unknown slug are not found; only the demo has sample posts': 'P-142 P-191 P-192',
  },
  'packages/core/src/views/pages/account/profile.test.ts': {
    'a profile shows the data of its user, and asks a visitor to sign in': 'P-163 P-200 P-201',
    'only a user with the role admin sees the link to the admin': 'P-031 P-038',
  },
  'packages/core/src/views/pages/review/review.test.ts': {
    'a review shows the facts of its casino': 'P-105 P-107 P-109',
    'an unknown or inactive casino has no review': 'P-102 P-108',
    'the demo fills in missing facts, and keeps the stored ones': 'P-102 P-110 P-111 P-112 P-113 P-115',
    'a review can be shared and compared, and links back to all reviews': 'P-103',
  },
  'packages/core/src/views/minimum-age.test.ts': { 'says so on every page, and 18 on none': 'P-231' },
  'packages/core/src/views/indexed-pages.test.ts': {
    'the sitemap has exactly the pages that search engines may index': 'P-232',
  },
  'packages/core/src/views/pages/casinos/toplist.test.ts': {
    'has pinned casinos at their places, with the reason and no rank; the others are numbered by score':
      'P-233',
    'says in its text, its description and its data that it is not ranked by score alone': 'P-233',
    'is an ordinary one from the day after its last pin ends, and tells of no pin that has ended or does nothing':
      'P-233',
  },
  'packages/core/src/views/pages/casinos/reviews.test.ts': {
    'every active casino has one card, and the others have none': 'P-098',
    'a search looks in names only, in any case': 'P-096',
    'the default order is by rating, and date or name can be chosen; the blacklist is last': 'P-097',
    'visitors can request a review only if the site has a page for requests': 'P-101',
  },
  'packages/core/src/views/pages/search.test.ts': {
    'casinos are found by name and by description, in any case': 'P-058',
    'posts are found by title and content, not by the names of their tags': 'P-059',
    'results are counted by kind and in total': 'P-060',
    'a search without results shows the specified words and three casinos with good ratings': 'P-061',
    'a missing excerpt is the first 200 characters of the text, without tags': 'P-062 P-217',
  },
  'packages/ui/src/bonus/BonusCard/BonusCard.test.tsx': {
    'shows everything that the specification names': 'P-091',
    'opens the offer in a new tab through a sponsored link that is counted, and links to the review': 'P-093',
    'has the exclusive badge only for an exclusive bonus': 'P-092',
  },
  'packages/ui/src/casino/CasinoCard/CasinoCard.test.tsx': {
    'shows rank, badges, score and links in the words of the specification': 'P-064 P-065 P-066 P-069',
    'shows three highlights': 'P-068 P-215',
    'opens the casino in a new tab, through a sponsored link that is counted': 'P-050 P-069',
  },
  'packages/ui/src/casino/ReviewCard/ReviewCard.test.tsx': {
    'links to the casino, to the full review and to a comparison': 'P-099',
  },
  'packages/ui/src/community/community.test.tsx': {
    'each of the two buttons of a complaint has a notice': 'P-149',
    'so does the button of a tournament that is not over': 'P-153',
    'the complaint form has the six fields of the specification, and sends nothing': 'P-150',
  },
  'packages/ui/src/game/GameCard/GameCard.test.tsx': {
    'a game with an address opens in a new tab, through a sponsored link': 'P-085',
    'a game without an address has a disabled button that tells screen readers why': 'P-085',
    'a game without a picture shows its letters on its tint, and so does one whose picture does not load':
      'P-086',
  },
  'packages/ui/src/layout/Header/current-page.test.ts': {
    'the entry %s on the page %s: %s': 'P-035',
  },
  'packages/ui/src/pages/ReviewPage/ReviewPage.test.tsx': {
    'has a tab for each section that has content, in the order of the specification': 'P-106',
    'shows the rating as stars and in words, and says it once': 'P-104',
    'shows four tiles, the sub-ratings, the pros and the cons': 'P-105 P-107',
    'links back to the reviews': 'P-103',
    'of the demo fills in missing facts, and its terms button says that there are no terms':
      'P-107 P-111 P-112 P-113',
  },
  'tests/browser/long/articles.test.ts': {
    'a visitor shares a post by keyboard: a window for each network, and the full address for the clipboard':
      'P-136 P-138',
    'a visitor chooses levels and opens explanations by keyboard': 'P-120 P-122 P-123',
  },
  'tests/browser/enhancements.test.ts': {
    'on a phone the menu of the header is behind a button, without script too, and on a desktop it is not':
      'P-039',
    'a search is trimmed in the address, and an empty search does nothing': 'P-033',
    'copying a link copies the address of the post, and says so for two seconds': 'P-137 P-138',
  },
  'tests/browser/long/busy-forms.test.ts': {
    'signing in says so on the button, and is sent once': 'P-156',
    'registering says so on the button, and the page that answers has the button as it was': 'P-159',
  },
  'tests/browser/long/demo.test.ts': {
    'a user who signs in returns to the same page, sees their name in the header, and stays signed in after a reload':
      'P-038 P-155 P-156 P-163 P-186 P-188 P-190 P-200',
    'an administrator sees a link to the admin, and a signed-in user does not see the login form again':
      'P-031 P-155 P-159',
    'a wrong password shows an alert, and the form keeps its values': 'P-154 P-164 P-165 P-202',
    'registration shows errors, the mismatch before the length, and then signs in':
      'P-159 P-160 P-161 P-162 P-165 P-186 P-189 P-204',
    'the site removes a stored user that it cannot read, and keeps working': 'P-185',
    'the demo counts page views and clicks only in the browser': 'P-007 P-183 P-199',
    'the metadata of each demo page matches the served page, and nothing remains from the page before':
      'P-006',
    'settings and custom CSS that change in another tab appear here': 'P-008 P-009',
    'an unknown casino shows an error at its own address; any other wrong address goes to /404':
      'P-028 P-029 P-108 P-167 P-206',
  },
  'tests/browser/long/bonuses-games.test.ts': {
    'a sample button says that it is a sample and sends nothing': 'P-149 P-150 P-151 P-153',
  },
  'tests/browser/long/redirects.test.ts': {
    'in the demo a redirect replaces the old address in the browser history': 'P-198',
  },
  'tests/site/articles.test.ts': {
    'an unknown post is a 404 page of its own, whatever was requested before': 'P-142',
    'a post has metadata in its head': 'P-006',
  },
  'tests/site/beacon.test.ts': {
    'a report of a page is counted and gets an empty response': 'P-183',
  },
  'tests/site/long/page-routes.test.ts': {
    'an unknown address and an unknown slug are missing': 'P-029',
  },
  'tests/site/redirects.test.ts': {
    'missing addresses are counted without their queries, with a suggestion': 'P-167',
  },
  'tests/site/serve.test.ts': {
    'unknown addresses are 404, a retired casino is 410, each with a page and links':
      'P-028 P-029 P-108 P-166 P-206',
  },
  'tests/specification/public-crawl.test.ts': {
    'every page sets its own metadata: title, description, and the same for sharing': 'P-005',
    'no link, form, picture or file of any page is dead': 'P-025 P-030 P-101',
    'every visit link of every page is sponsored, opens a new tab, and names its casino':
      'P-050 P-069 P-093 P-099 P-107',
    'structured data has only known types, no reviews of invented casinos, and its posts match the store':
      'P-006',
  },
  'tests/specification/data-model.test.ts': {
    'A-228: a game': 'P-173',
    'A-229: a bonus': 'P-172',
    'A-226: a post': 'P-170',
    'A-230, P-174: a user': 'P-174',
    'A-190, A-191: a new site has the settings of the specification, and its own name': 'P-179',
    'the texts of errors, access and roles are those of the specification':
      'P-160 P-161 P-163 P-202 P-203 P-204 P-205',
  },
};

/** Lines that no test proves, each with the reason. */
export const UNTESTED_REASONS: Record<string, string> = {
  'P-001': 'says whom the product is for, and promises nothing by itself',
  'P-209': 'is of the admin screens: no page of visitors asks for their data, so none can be outside of it',
  'P-221': 'is of requests that admin screens send to a server: pages of visitors send none',
};
