/** Which tests prove which lines of the public specification, beside those whose titles begin with the lines themselves. */
export const PROVING_TESTS: Record<string, Record<string, string>> = {
  'packages/core/src/model/community.test.ts': {
    'a new store has no community; the sample store has an invented one': 'P-004',
  },
  'packages/core/src/model/migrations.test.ts': {
    'sections missing from an old home page return in their positions, and existing ones stay unchanged':
      'P-194',
    'a section deleted from a home page of the current version stays deleted': 'P-194',
    'the old figure is replaced once, and texts missing from an old home page get the defaults of a new site':
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
    'HTML of the footer is sanitised before it is stored': 'P-045',
  },
  'packages/core/src/operations/site/tracking.test.ts': {
    'shows the dashboard figure before anything is counted, and the real count afterwards': 'P-222',
    'counts all visits ever, although the logs keep the latest 5,000': 'P-197',
  },
  'packages/core/src/rules/ranking.test.ts': {
    'the best stand first, equals by name as people sort names, and featured ones before all': 'P-048 P-063',
  },
  'packages/core/src/rules/ratings.test.ts': {
    'home safety of %d is %s': 'P-049',
    'best-casinos safety of %d is %s': 'P-067',
    'the card label of %d is %s': 'P-104 P-211 P-213',
    'the second banding of %d is %s in %s': 'P-212',
    'the review colour of %d is %s': 'P-114',
    '%d is premium: %s': 'P-066',
    'a rating of %d has %d stars: half of it, rounded down, within five': 'P-104 P-210',
    'the weights are the literal ones and make a whole': 'P-070 P-214',
  },
  'packages/core/src/rules/search.test.ts': {
    "'%s' is found in 'Golden Fox': %s": 'P-058 P-059 P-081 P-131',
    '%d words take %d minutes': 'P-132 P-216',
    'the excerpt is the one that was written, else the first 150 characters of the text': 'P-117 P-217',
  },
  'packages/core/src/sample/sample.test.ts': {
    'the sample has as much of everything as was agreed': 'P-003',
    'no footer link of the demo is dead, and the expected footer pages have their titles': 'P-030',
  },
  'packages/core/src/store/browser/browser-storage.test.ts': {
    'every thing stands under the key that the specification names, as JSON that anyone can read':
      'P-002 P-008',
    'comes once, as one change, and not again after all of it was removed': 'P-002',
    'hear of the changes of others once all of it is there, and can stop listening': 'P-009',
  },
  'packages/core/src/urls/redirects/compile-redirects.test.ts': {
    'that cannot be compiled is passed over without a word': 'P-198',
    'the first rule that fits wins, of whatever kind': 'P-198',
    'a rule that leads to where the visitor is gives way to the next': 'P-198',
  },
  'packages/core/src/views/pages/account-pages.test.ts': {
    'the demo says which accounts may be tried; any other site shows none and signs nobody in': 'P-164',
    'after signing in from %s one goes to %s': 'P-155',
    'a profile shows what there is of its user, and asks who is not signed in to do so': 'P-163 P-200 P-201',
    'the admin is linked for the role admin alone': 'P-031 P-038',
    'who forgot a password hears what can be done where they are': 'P-027',
  },
  'packages/core/src/views/pages/best-casinos.test.ts': {
    'active casinos are ranked by rating, with the rank beside each': 'P-063 P-064',
    'the featured, premium and blacklisted ones can be told apart': 'P-065 P-066',
    'the weights of a rating are 30, 25, 20 and 25 per cent': 'P-070 P-214',
  },
  'packages/core/src/views/pages/blacklisted.test.ts': {
    'casinos on the blacklist are listed with risk, reason, details and date, and no others are':
      'P-071 P-073',
    'the gravest come first, and of those the latest; the risk is low where none is stored': 'P-072',
  },
  'packages/core/src/views/pages/blog.test.ts': {
    'all posts are shown at first, the newest on top': 'P-126 P-132 P-193',
    'views are told in thousands, sorted by what they count, and left out where nobody has read':
      'P-132 P-171',
    'posts are sorted by how long they take, words divided by 200 and rounded up': 'P-132 P-216',
    'a category shows its posts in any case, under its own heading and without featured ones': 'P-127 P-128',
    'a category that only a post has gets its tab when the address names it': 'P-126',
    'words are sought in title, excerpt and tags, in any case and within the category': 'P-131',
    'the two most read posts are featured on all of them, and marked among the others': 'P-127 P-129',
    'a card has at most three tags, the role of stored posts, and an excerpt': 'P-129 P-171 P-215',
    'without posts the page says so; the demo shows those that stand in, with views for each': 'P-147 P-192',
    'the figures are those of the site, and a site that tells none has none': 'P-130 P-222',
  },
  'packages/core/src/views/pages/bonuses.test.ts': {
    'are four, and welcome is where a visitor arrives': 'P-090 P-193',
    'free spins show the bonuses that name them, of any kind, under welcome': 'P-018',
    'a bonus of a kind that is not known is nowhere': 'P-095',
    'has casino, score, conditions, last day, exclusiveness and a link out': 'P-091 P-092 P-093',
  },
  'packages/core/src/views/cards/casino-card.test.ts': {
    'premium begins at a rating of 9': 'P-066',
    'safety is Excellent from 8, Very Good from 6, else Good': 'P-067',
    'a card keeps four highlights': 'P-068 P-215',
    'a score has half as many stars, rounded down, and the bands of cards and reviews':
      'P-104 P-114 P-210 P-211 P-213',
  },
  'packages/core/src/views/pages/community.test.ts': {
    'are found by casino, player, issue and what is told, and by status': 'P-148 P-150',
    'can be cut to one of the three statuses': 'P-148',
    'has four categories, each leading to its topics': 'P-151',
    'are found by title and casino, and cut to a status': 'P-152',
    'that are not there are said not to be found': 'P-153',
    'a store without samples has none of all this, and says so': 'P-004',
  },
  'packages/core/src/views/pages/casinos-by-country.test.ts': {
    'six countries are offered, and none is chosen': 'P-076 P-218',
    'a casino that names no country is listed under every country': 'P-077',
    'a chosen country shows its casinos by rating, their count and their average score': 'P-078',
    'panels count what the casinos of a country have in common, the blacklisted ones apart': 'P-078',
    'choosing the same country again leads back to none': 'P-079',
    'a country without casinos has a count of none and no average': 'P-080',
  },
  'packages/core/src/views/frame/footer.test.ts': {
    'every link of the sample footer leads somewhere, and there are five columns of them': 'P-030 P-043',
    'where no item of the footer menu is visible, the usual links stand': 'P-040',
    'terms, privacy, other places and mail are those of the settings': 'P-042',
    'the sections of the footer are left out where staff turn them off; the notice never is': 'P-045 P-057',
  },
  'packages/core/src/views/frame/page-frame.test.ts': {
    'menus show visible items in their order': 'P-034',
    'a site without a header menu leads to the usual places; one that hides its items leads nowhere':
      'P-034 P-194',
  },
  'packages/core/src/views/pages/games.test.ts': {
    'the words of a search are sought in names and providers, in any case': 'P-081',
    'games stand by rating, return, name or provider; a return that is no number stands last': 'P-082 P-218',
    'featured games of all kinds stand out, until something is sought': 'P-083',
    'four tabs, slots first, each with its own games': 'P-014 P-084 P-218',
    'only a game with an address can be played': 'P-085',
    'figures and providers are those of the showcase, and a new site has none': 'P-087',
    'where no game is stored the demo shows its own, and every other site says that there are none': 'P-088',
  },
  'packages/core/src/views/pages/guides.test.ts': {
    'the latest guides are the published posts that are guides, the newest first': 'P-116 P-117 P-191',
    'four benefits, four resources and two requests': 'P-118 P-122 P-123',
    'three tabs, of which beginner is open': 'P-120 P-193',
    'the address opens a tab, and one that is not known the default': 'P-015',
    'a lesson shows its first three tips and how long it takes': 'P-119 P-121 P-215',
  },
  'packages/core/src/views/pages/home.test.ts': {
    'sections stand in the order that staff gave them, and those that are off are not there': 'P-057',
    'the hero has the words and the six figures of the home page, those that are there': 'P-046 P-047 P-222',
    'featured casinos come first, then the best; a blacklisted one is not praised': 'P-048',
    'a safety rating of %d is %s': 'P-049',
    'the button of the advertising leads to the contact page, where there is one': 'P-052',
  },
  'packages/core/src/views/pages/news.test.ts': {
    'the most read articles are featured, and the others follow, the newest first': 'P-145',
    'the categories are the literal ones': 'P-144',
    'a category is found by the address that the breadcrumb of a post leads to': 'P-025 P-133',
    'words are sought in title, excerpt and author, and what is found stands in one list': 'P-143',
    'where nothing is found the page says so': 'P-146',
  },
  'packages/core/src/views/pages/post.test.ts': {
    'a post shows what it is, who wrote it, and all of its tags': 'P-135 P-140 P-171',
    'the way leads over the news and the category, and its last place is the title, cut at 50 characters':
      'P-133 P-215',
    'the head is that of an article, with its own description and picture': 'P-006',
    'search engines are told of a BlogPosting, of stored values alone': 'P-006',
    'it is shared in five places by its whole address, and the clipboard gets the same': 'P-136 P-138',
    'two other posts are related: of the same category first, then by tags, then the newest': 'P-141 P-215',
    'HTML is sanitised again on its way out': 'P-139',
    'a draft and an unknown slug lead nowhere; posts that stand in are there in the demo alone':
      'P-142 P-191 P-192',
  },
  'packages/core/src/views/pages/review.test.ts': {
    'a review shows the facts of its casino': 'P-105 P-107 P-109',
    'there is no review of a casino that is unknown or not active': 'P-102 P-108',
    'the demo fills what a casino does not say, under what it says itself':
      'P-102 P-110 P-111 P-112 P-113 P-115',
    'a review can be shared and compared, and leads back to all reviews': 'P-103',
  },
  'packages/core/src/views/pages/reviews.test.ts': {
    'every active casino has one card, and the others have none': 'P-098',
    'a search looks in names alone, in any case': 'P-096',
    'the order is by rating unless date or name is asked for': 'P-097',
    'a review can be asked for where the site has a page for that, and nowhere else': 'P-101',
  },
  'packages/core/src/views/pages/search.test.ts': {
    'casinos are found by name and by description, in any case': 'P-058',
    'posts are found by title and by what is written, not by the names of their tags': 'P-059',
    'what is found is counted, of each kind and in all': 'P-060',
    'where nothing is found the words of the specification stand, and three casinos that are well rated':
      'P-061',
    'an excerpt that is missing is the first 200 characters of the text, without tags': 'P-062 P-217',
  },
  'packages/ui/src/bonus/BonusCard/BonusCard.test.tsx': {
    'shows everything that the specification names': 'P-091',
    'opens the offer in a new tab through a sponsored link that is counted, and links to the review': 'P-093',
    'has the exclusive badge only for an exclusive bonus': 'P-092',
  },
  'packages/ui/src/casino/CasinoCard/CasinoCard.test.tsx': {
    'shows rank, badges, score and links in the words of the specification': 'P-064 P-065 P-066 P-069',
    'shows three of its highlights': 'P-068 P-215',
    'opens the casino in a new tab, through a sponsored link that is counted': 'P-050 P-069',
  },
  'packages/ui/src/casino/ReviewCard/ReviewCard.test.tsx': {
    'leads to the casino, to the full review and to a comparison': 'P-099',
  },
  'packages/ui/src/community/community.test.tsx': {
    'each of the two buttons of a complaint has a notice': 'P-149',
    'so does the button of a tournament that is not over': 'P-153',
    'the complaint form has the six fields of the specification, and sends nothing': 'P-150',
  },
  'packages/ui/src/game/GameCard/GameCard.test.tsx': {
    'a game with an address opens in a new tab, through a sponsored link': 'P-085',
    'a game without an address has a disabled button that tells screen readers why': 'P-085',
    'a game without a picture shows its initial, and so does one whose picture does not load': 'P-086',
  },
  'packages/ui/src/layout/Header/current-page.test.ts': {
    'the entry %s on the page %s: %s': 'P-035',
  },
  'packages/ui/src/pages/ReviewPage/ReviewPage.test.tsx': {
    'has five tabs, and each leads to a section of the page': 'P-106',
    'gives the verdict as stars and in words': 'P-104',
    'shows four tiles, the sub-ratings, the pros and the cons': 'P-105 P-107',
    'leads back to the reviews': 'P-103',
    'of the demo fills in missing facts, and its terms button says that there are no terms':
      'P-107 P-111 P-112 P-113',
  },
  'tests/browser/articles.test.ts': {
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
  'tests/browser/demo.test.ts': {
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
  'tests/browser/bonuses-games.test.ts': {
    'a sample button says that it is a sample and sends nothing': 'P-149 P-150 P-151 P-153',
  },
  'tests/browser/redirects.test.ts': {
    'in the demo a redirect replaces the old address in the browser history': 'P-198',
  },
  'tests/site/articles.test.ts': {
    'an unknown post is a 404 page of its own, whatever was requested before': 'P-142',
    'a post has metadata in its head': 'P-006',
  },
  'tests/site/beacon.test.ts': {
    'a report of a page is counted and gets an empty response': 'P-183',
  },
  'tests/site/page-routes.test.ts': {
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
    'every page sets its own metadata: title, description, and the same for those who share it': 'P-005',
    'no link, form, picture or file of any page of the sample site is dead': 'P-025 P-030 P-101',
    'every visit link of every page is sponsored, in a new tab, and says whose it is':
      'P-050 P-069 P-093 P-099 P-107',
    'structured data is of the known kinds, and says of casinos and posts what is stored': 'P-006',
  },
  'tests/specification/data-model.test.ts': {
    'A-228: a game': 'P-173',
    'A-229: a bonus': 'P-172',
    'A-226: a post': 'P-170',
    'A-230, P-174: a user': 'P-174',
    'A-190, A-191: a new site has the settings of the specification, and no name but its own': 'P-179',
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
