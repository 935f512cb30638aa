import { plural } from './diagnostics/plural.js';
import { ageNotice } from './labels/public/age-notice.js';

export { adminLabels } from './labels/admin/admin.js';
export { collectionLabels } from './labels/admin/collections.js';
export { adminDraftLabels } from './labels/admin/drafts.js';
export { adminFactsLabels } from './labels/admin/facts.js';
export { adminFormLabels } from './labels/admin/forms.js';
export { loadAdminHelp } from './labels/admin/load-help.js';
export {
  commandPaletteLabels,
  dataGridLabels,
  importGridLabels,
  lazyPartLabels,
  moveLabels,
  recordDiffLabels,
} from './labels/admin/parts.js';
export { adminCropLabels } from './labels/admin/pictures/crop.js';
export { adminFocusLabels } from './labels/admin/pictures/focus.js';
export { adminLibraryLabels } from './labels/admin/pictures/library.js';
export { richTextLabels } from './labels/admin/rich-text.js';
export { adminListingLabels } from './labels/admin/screens/casinos/listings.js';
export { adminMergeLabels } from './labels/admin/screens/casinos/merge.js';
export * from './labels/admin/screens/casinos/offers.js';
export { adminPinLabels } from './labels/admin/screens/casinos/toplists.js';
export { adminCommunityLabels } from './labels/admin/screens/community.js';
export { adminMessageLabels } from './labels/admin/screens/contact-messages.js';
export { adminEarningsLabels } from './labels/admin/screens/earnings.js';
export { adminHomepageLabels, adminPreviewLabels } from './labels/admin/screens/homepage.js';
export { adminImportLabels } from './labels/admin/screens/import.js';
export { adminLinkLabels } from './labels/admin/screens/links.js';
export { adminListLabels } from './labels/admin/screens/lists.js';
export { adminMaintenanceLabels } from './labels/admin/screens/maintenance.js';
export { adminMediaLabels } from './labels/admin/screens/media.js';
export { adminMenuLabels } from './labels/admin/screens/menus.js';
export { adminProfileLabels, adminTokensLabels } from './labels/admin/screens/profile.js';
export { adminRedirectLabels } from './labels/admin/screens/redirects.js';
export { adminRegisterLabels } from './labels/admin/screens/registers.js';
export { adminSettingsLabels } from './labels/admin/screens/settings.js';
export { adminShowcaseLabels } from './labels/admin/screens/showcase.js';
export { adminSourceLabels } from './labels/admin/screens/sources.js';
export { adminStylesLabels } from './labels/admin/screens/styles.js';
export { adminTodoLabels } from './labels/admin/screens/todo.js';
export { adminTrackingLabels } from './labels/admin/screens/tracking.js';
export { adminSearchLabels } from './labels/admin/search-texts.js';
export { adminViewLabels } from './labels/admin/views.js';
export { choiceLabel } from './labels/localize/choice-label.js';
export { conditionsLine } from './labels/localize/conditions-line.js';
export { localizeCard, localizeNotice, localizeRating } from './labels/localize/localize-card.js';
export { filterValueLabel } from './labels/localize/localize-filter.js';
export {
  countedText,
  fillLabel,
  fillPlaceholders,
  fillPlaceholders as fillPlaces,
  localDate,
  localList,
  localMoney,
  localNumber,
  localPercent,
  localRating,
  type PluralText,
  shortCount,
  withLocalNumber,
} from './labels/localize/localized-text.js';
export { type StakeWords, stakeDetails, stakeSentences } from './labels/localize/stake-sentences.js';
export { accountLabels } from './labels/public/accounts.js';
export { withMinimumAge } from './labels/public/age-notice.js';
export { blogLabels, newsLabels, postLabels } from './labels/public/articles.js';
export { cardNotices } from './labels/public/card-notices.js';
export { casinoLabels } from './labels/public/casinos.js';
export { complaintLabels, sampleLabels, tournamentLabels } from './labels/public/community.js';
export { componentLabels } from './labels/public/components.js';
export { contactLabels } from './labels/public/contact.js';
export { bonusFieldTitles, casinoFieldTitles } from './labels/public/field-titles.js';
export { filterLabels, toplistLabels } from './labels/public/filters.js';
export { bonusLabels, gameLabels } from './labels/public/offers.js';
export { siteLabels } from './labels/public/site.js';
export { type AccountLabels, englishAccountLabels } from './labels/replaceable/account-labels.js';
export {
  type CardLabels,
  type CardLocale,
  englishCardLabels,
} from './labels/replaceable/card-labels.js';
export { completeLabels } from './labels/replaceable/complete-labels.js';
export {
  type ArticleLabels,
  type CommunityLabels,
  type CompareLabels,
  type ComplaintFormLabels,
  englishArticleLabels,
  englishCommunityLabels,
  englishCompareLabels,
  englishComplaintFormLabels,
  englishForumLabels,
  englishFrameLabels,
  englishHomeLabels,
  englishListingLabels,
  englishMethodLabels,
  englishOfferLabels,
  englishReviewLabels,
  englishSearchLabels,
  type ForumLabels,
  type FrameLabels,
  type HomeLabels,
  type ListingLabels,
  type MethodLabels,
  type OfferLabels,
  type ReviewLabels,
  type SearchLabels,
} from './labels/replaceable/component-labels.js';
export { englishFieldLabels, type FieldLabels } from './labels/replaceable/field-labels.js';
export { englishFilterLabels, type FilterLabels } from './labels/replaceable/filter-labels.js';
export { englishSharedLabels } from './labels/replaceable/shared-labels.js';
export { type TermLabels, translateFacts, translateTerm } from './labels/replaceable/terms.js';
export { logoSource, type PictureSources, pictureSources } from './values/pictures/picture-address.js';

/**
 * Every literal text of the product. The first part is the specification's, verbatim; `ours` holds
 * the texts that it leaves open.
 */
export const messages = {
  casino: {
    nameRequired: 'Casino name is required',
    descriptionRequired: 'Description is required',
    ratingInStars: 'Rating must be between 0 and 5',
    ratingInScores: 'Rating must be between 0 and 10',
    notFound: 'Casino Not Found',
    notFoundText: "The casino you're looking for doesn't exist.",
    reviewNotFoundText: "The casino review you're looking for doesn't exist.",
    backToCasinos: 'Back to Casinos',
    confirmDelete: (name: string) => `Are you sure you want to delete ${name}?`,
    notSpecified: 'Not specified',
    noneBlacklisted: 'No blacklisted casinos yet.',
  },
  casinoImport: {
    wrongFile: 'Please select a CSV file',
    row: (row: number, message: string) => `Row ${row}: ${message}`,
    nameRequired: 'Name is required',
    descriptionRequired: 'Description is required',
    bonusesRequired: 'Bonuses information is required',
    gamesRequired: 'Games information is required',
    paymentMethodsRequired: 'Payment methods are required',
    more: (count: number) => `and ${count} more errors`,
    failed: 'An error occurred during import. Please try again.',
    found: (count: number) => `${count} casinos found`,
  },
  anyForm: { failed: 'An error occurred', imageRequired: 'Please upload an image file' },
  post: {
    titleRequired: 'Post title is required',
    excerptRequired: 'Excerpt is required',
    contentRequired: 'Content is required',
    notFound: 'Blog Post Not Found',
    notFoundText: "The blog post you're looking for doesn't exist.",
    confirmDelete: 'Are you sure you want to delete this article?',
    authorRole: 'Content Writer',
  },
  news: { none: 'No articles found' },
  page: {
    titleRequired: 'Please enter a page title.',
    slugRequired: 'Please enter a page slug.',
    notFound: 'Page Not Found',
    notFoundText: "The page you're looking for doesn't exist.",
    createFailed: 'Failed to create page. Please try again.',
    updateFailed: 'Failed to update page. Please try again.',
    footerPagesExist: 'All footer pages already exist.',
    noDuplicates: 'No duplicate pages found.',
    created: (count: number) => `Successfully created ${count} page(s)!`,
    cleaned: (count: number) => `Cleaned up ${count} duplicate page(s)!`,
    confirmDelete: (title: string) =>
      `Are you sure you want to delete "${title}"? This action cannot be undone.`,
  },
  user: {
    usernameRequired: 'Username is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    confirmDelete: (username: string) => `Are you sure you want to delete user "${username}"?`,
    neverSignedIn: 'Never',
    credentialsNote: 'The user receives login credentials and can change the password on first login.',
    rolesTitle: 'Role Permissions',
    /** The permissions of each staff role, as the role explainer lists them. */
    roles: {
      admin: ['Full access to all features', 'User management', 'System settings', 'Analytics'],
      moderator: [
        'Manages casinos and content',
        'Publishes and edits blog posts',
        'Moderates user-generated content',
        'Views analytics',
      ],
      editor: [
        'Creates and edits content',
        'Manages blog posts',
        'Basic casino management',
        'Limited analytics',
      ],
      user: ['Sees what is published, and an own profile'],
    },
  },
  signIn: {
    failed: 'Invalid email or password',
    adminFailed: 'Invalid username or password',
    notAdmin: 'Access denied. Admin privileges required.',
    broke: 'An error occurred during login',
    taken: 'Email or username already exists',
    registerBroke: 'An error occurred during registration',
    mismatch: 'Passwords do not match',
    tooShort: 'Password must be at least 6 characters long',
    tooCommon: 'Please choose a less common password',
    profileNeedsUser: 'Please log in to view your profile.',
    outsideProvider: 'useAuth must be used within an AuthProvider',
  },
  settings: {
    savedTitle: 'Settings Saved',
    saved: 'Your settings have been saved successfully.',
    failed: 'Failed to save settings. Please try again.',
  },
  menu: {
    labelRequired: 'Please enter a menu label',
    urlRequired: 'Please enter a URL or select a page',
    empty: 'No menu items yet',
    confirmDelete: (label: string) => `Delete "${label}"?`,
  },
  redirect: {
    empty: 'No redirects yet.',
    sourceRequired: 'Source is required',
    targetRequired: 'Target is required',
  },
  tracking: { empty: 'No data yet.' },
  game: { confirmDelete: 'Delete this game?' },
  bonus: { empty: 'No bonuses in this category yet.' },
  tournament: { none: 'No tournaments found' },
  section: {
    notFound: 'Section Not Found',
    failed: 'Failed to update section',
    updated: (title: string) => `${title} updated successfully!`,
  },
  homepage: {
    updated: 'Homepage content updated successfully!',
    oldDailyPlayersTitle: '10m+ daily players in each country',
    dailyPlayersTitle: '100+ daily players in each country',
    dailyPlayersSubtitle: 'A trusted source for casino reviews since 2017',
  },
  styles: {
    savedTitle: 'CSS Saved Successfully',
    resetTitle: 'CSS Reset',
    failedTitle: 'Error Saving CSS',
    failed: 'There was an error saving your CSS. Please try again.',
  },
  search: { none: 'No results found', noneText: 'Try searching with different keywords' },
  notFound: { code: '404', text: 'Oops! Page not found', home: 'Return to Home' },
  copied: {
    done: 'Copied!',
    title: 'Copied',
    text: 'URL copied to clipboard',
    failed: 'Failed to copy URL',
  },
  readTime: (minutes: number) => `${minutes} min read`,

  ours: {
    noVisits: 'No visits yet.',
    visitsOff: 'Links lead straight to casinos. Choose visit links in the settings, and visits are counted.',
    /** What pages say to search engines while the settings have neither a description nor a tagline. */
    siteDescription: 'Casino reviews, ratings and bonuses: {site}',
    pageDescription: '{title} at {site}',
    slugEmpty: (name: string) => `No slug can be made from '${name}'. Please give one.`,
    slugReserved: (slug: string) => `The slug '${slug}' is reserved for a page of the site itself.`,
    nothingToRename: (title: string, slug: string) =>
      `${title} '${slug}' is not there, so newSlug cannot rename it`,
    slugTaken: (title: string, slug: string) => `${title} with slug '${slug}' exists already`,
    slugMoved: (title: string, from: string, to: string) =>
      `${title} with slug '${from}' exists already: it was renamed to '${to}'`,
    slugTwice: (slug: string, row: number) => `The slug '${slug}' is also that of row ${row}`,
    pagePublished: 'Page published',
    pageSavedAsDraft: 'Page saved as draft',
    pageUpdated: 'Page updated',
    menuItemAdded: 'Menu item added',
    menuItemDeleted: 'Menu item deleted',
    signInNeedsTls: 'Signing in needs an encrypted connection. Open this page with https.',
    waitSeconds: 'Too many attempts. Please try again in {wait} seconds.',
    waitMinutes: 'Too many attempts. Please try again in {wait} minutes.',
    termsRequired: 'Please agree to the terms and the privacy policy',
    passwordSame: 'Please choose another password than the present one',
    gameNameRequired: 'Game name is required',
    marketRequired: 'Please say which market',
    helplineNeedsBoth: 'A helpline needs a name and an address',
    bonusCasinoRequired: 'Please choose the casino of the bonus',
    bonusTitleRequired: 'Bonus title is required',
    listingCasinoRequired: 'Please choose the casino of the listing',
    listingMarketRequired: 'Please choose the market of the listing',
    amountsNeedCurrency: 'Currency is needed beside an amount, such as EUR',
    menuCircle: (label: string) => `Menu item '${label}' cannot stand under itself`,
    fieldLeftOut: (title: 'Field' | 'Column', name: string) =>
      `${title} '${name}' is not known and is left out`,
    rowsRefused: (errors: number, rows: number) =>
      `${errors} ${plural(errors, 'error', 'errors')} in ${rows} ${plural(rows, 'row', 'rows')}; nothing was imported`,
    recordTaken: (title: string, name: string) => `${title} '${name}' exists already`,
    rowTwice: (title: string, name: string, row: number) => `${title} '${name}' is also that of row ${row}`,
    severalAlike: (plural: string, name: string, count: number) =>
      `There are ${count} ${plural} '${name}': name the one that is meant by its id`,
    idOfAnother: (title: string, id: string, held: string, slug: string) =>
      `${title} ${id} has the slug '${held}' here, and the row says '${slug}'`,
    changedSince: (
      title: string,
      name: string | undefined,
      { at, by, what }: { at: string; by?: string | undefined; what?: string | undefined },
    ) =>
      `${title}${name === undefined ? '' : ` '${name}'`} was changed${by === undefined ? '' : ` by ${by}`} on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC${what === undefined ? '' : ` (${what})`}, after it was read`,
    rowsConflict: (count: number) =>
      `${count} ${plural(count, 'row conflicts', 'rows conflict')} with what is stored; nothing was imported`,
    rowsExist: (count: number, { name, plural: several }: { name: string; plural: string }) =>
      `${count} ${plural(count, `${name} exists`, `${several} exist`)} already; nothing was imported`,
    rowNeedsTitle: (title: string) => `${title} is required`,
    disclosure: 'We may earn a commission when you sign up through links on this page.',
    sampleDisclosure:
      'We may earn a commission when you sign up through links on this page. It never changes a score.',
    ageNotice,
    sampleNotice: 'Sample content: brands, scores and offers are made up.',
  },
} as const;
