/** Three sentences on each screen of the admin, for whoever opens it for the first time. */
export const adminHelpTexts = {
  dashboard: [
    'To do is what is broken, has ended, is to be checked or waits for a decision, each with its button.',
    'Coming up are the next 30 days: what goes live, and which offers, pins and tokens end.',
    'The latest changes say who did what, and each can be taken back in History.',
  ],
  casinos: [
    'Every casino of the site, active or not; visitors see the active ones alone.',
    'Filters, order and columns are kept in the address, so a link shows a colleague the same list.',
    'Import CSV shows what a file would change before anything is changed; two that are one are selected and merged.',
  ],
  'casino-new': [
    'A casino needs a name and a description; everything else can come later, its rating too.',
    'Ratings here are stars, 0 to 5, and are kept as a score of twice that.',
    'What you type is kept in this browser until you save it.',
  ],
  'casino-view': [
    'All that is known of this casino, as visitors get it.',
    'A line that is empty is left out of the public page.',
    'Preview shows the page of a casino that is not active yet.',
  ],
  'casino-edit': [
    'Ratings here are scores, 0 to 10.',
    'Where a colleague saves the same casino meanwhile, you choose for each field whose words stay.',
    'A new slug keeps the old address working by a redirect.',
  ],
  games: [
    'The games that the Games page shows, the best rated first.',
    'A game is added and edited in a dialog, without leaving the list.',
    'Highlights are separated by commas.',
  ],
  bonuses: [
    'Each tab is a kind of bonus, as visitors find them on the Bonuses page.',
    'A bonus belongs to a casino by its name; renaming the casino renames it here.',
    'A deleted bonus comes back by the undo of its message.',
  ],
  'bonuses-due': [
    'The offers that nobody has compared with the casino for too long, one at a time, the longest waiting first.',
    'Confirmed says that all is as you have it; Changed opens the form with the check of today filled in; Gone takes it off the site.',
    'Each answer is a change of its own, which the undo of its message takes back.',
  ],
  listings: [
    'How casinos stand in markets: whom they accept, under which license, and what their cards show there.',
    'A casino without listings is shown everywhere by its own link, line and countries.',
    'Set the home market in the settings; the pages of a country show the offers of that country.',
  ],
  toplists: [
    'Lists of casinos on a topic, each with an address of its own below Best Casinos.',
    'Which casinos stand on one follows from their facts: payment=paypal&min-score=8. One without any is not in the sitemap.',
    'A pin puts a casino of the list at a place until a day; readers see that you placed it, and why.',
  ],
  authors: [
    'Who writes articles, reviews casinos and checks what they say. Those who are named on one have a page of their own.',
    'An article belongs to an author whose name, or slug, it has as its author; a new name here is written into all of them.',
    'The email is for staff alone.',
  ],
  markets: [
    'The countries, states and provinces that your site serves; a market is off until you add it.',
    'Each brings what its law asks for, with the page that says so; what you fill in here counts instead.',
    'A blank field is as the law was read.',
  ],
  programmes: [
    'The partners behind your casinos: their link, their contact and what was agreed. Only administrators see them.',
    'A casino that names its programme and has no link of its own takes it from the template of the programme.',
    'A new template changes the links of all of them, but for those that have one of their own.',
  ],
  earnings: [
    'What programmes report of each day, casino and place, as you imported it. Only administrators see it.',
    'A file that comes again corrects its rows: none is counted twice.',
    'Rows whose casino is none of yours are kept; find them by Matched: no.',
  ],
  books: [
    'What came of your visits: clicks, sign-ups, first deposits and revenue, as your programmes report them.',
    'Amounts of two currencies are added up only by rates that you gave; without one each has its own sum.',
    'A gap is a place where a programme counted fewer clicks than you counted visits, by more than chance explains.',
  ],
  rates: [
    'What a currency is worth in another, from a day on until the next rate of the two.',
    'Amounts without a rate are never added to those of another currency.',
    'Only administrators see them.',
  ],
  content: [
    'The sections of the home page, from top to bottom.',
    'Drag one by its handle, or move it by its buttons; visitors see the new order at once.',
    'A disabled section keeps its texts.',
  ],
  homepage: [
    'All words of the home page in one form; figures, badges, charts and lessons of all pages in another tab.',
    'The preview below is the home page itself, with what you have typed.',
    'Visitors see it once you press Update Homepage.',
  ],
  section: [
    'The texts of one section of the home page.',
    'The preview below is the page itself, with what you have typed.',
    'Visitors see it once you press Save Changes.',
  ],
  menus: [
    'The links of the header and of the footer, each in a tab.',
    'An item that has a parent opens from it; the parent is chosen in the dialog of the item.',
    'A mark says where a link leads to nothing.',
  ],
  redirects: [
    'Old addresses and where they lead now, tried from number 1 on; the first that fits applies.',
    'Test an address explains every hop, and which redirects were passed over.',
    'Missing addresses are what visitors asked for in vain, each with a redirect to make at once; below, links to other sites are followed.',
  ],
  sources: [
    'Lists that come again, such as registers, each with what it said last and what its last file did.',
    'Rows that fit no record, or more than one, wait here until you say what they are about.',
    'Import CSV takes a new file of a source; its settings are those under which its first file was imported.',
  ],
  registers: [
    'What authorities list as licensed, each list with its day, imported from the file that they publish.',
    'A newer list of the same authority takes the place of the old one; History takes that back.',
    'Reviews say where a domain was found and on which day; a name alone, and a license that has ended, are not said.',
  ],
  settings: [
    'What the site is called, how it looks, and what search engines are told.',
    'The site base URL is where visitors find the site; the sitemap and sharing need it.',
    'A change shows on every page as soon as it is saved.',
  ],
  css: [
    'What you type is a draft, saved every three seconds; Save CSS puts it live.',
    'The inspector of the live editor writes the selector of the element that you click.',
    'Every version that was live can be compared and put live again; the admin stays as it is, whatever the CSS says.',
  ],
  tracking: [
    'Page views and clicks on visit links, counted by the site itself and without cookies.',
    'A day is a calendar day of the server.',
    'The logs keep the latest 5,000 of each kind; the totals count all.',
  ],
  messages: [
    'What visitors sent by the contact form, each with what they agreed to and when.',
    'The form is on the page with the slug contact, where the settings turn it on.',
    'A message goes by itself after a year. Whoever asks can have theirs deleted or exported at once.',
  ],
  news: [
    'Every article and guide, the newest first.',
    'A published article with a date in the future shows from that day on.',
    'Select several to publish, unpublish or delete them as one change.',
  ],
  'news-new': [
    'The preview is the page of the article itself, as phones and desktops show it.',
    'Text from Word or Google Docs can be pasted: its structure stays, its fonts and colors go.',
    'What you type is kept with every key, and is there again after a crash.',
  ],
  'news-edit': [
    'The preview is the page of the article itself, with what is not saved yet.',
    'Without Publish it is a draft, which visitors do not see.',
    'A new slug keeps the old address working by a redirect.',
  ],
  pages: [
    'Pages of your own, such as About Us, each at an address of its own.',
    'The notice names pages that the footer expects and the site does not have.',
    'Drafts are seen by staff alone.',
  ],
  'page-new': [
    'The address follows the title until you write one.',
    'The preview is the page itself, with what you have typed.',
    'Without Publish it is saved as a draft.',
  ],
  'page-edit': [
    'The preview is the page itself, with what is not saved yet.',
    'What you type is kept with every key, and is there again after a crash.',
    'A new slug keeps the old address working by a redirect.',
  ],
  'page-view': [
    'What this page says, how long it is and where it stands.',
    'Copy URL copies the address that visitors use.',
    'View Live opens the page of visitors in a new tab.',
  ],
  users: [
    'Everybody with an account; what each role may do is explained below the list.',
    'A new user gets a one-time password, which is shown once.',
    'Whoever is deactivated is signed out at once.',
  ],
  'user-new': [
    'A new user gets a one-time password, to be changed at the first sign-in.',
    'The role says what the user may do here.',
    'A username and an e-mail address can be taken once only.',
  ],
  'user-edit': [
    'The role says what the user may do here, from the next click on.',
    'The last administrator who can sign in cannot be taken away.',
    'A new one-time password is made in the list of users.',
  ],
  forum: [
    'Topics, categories, members and reports, as a forum of this site would have them.',
    'All of it is sample content: search works, and the buttons change nothing.',
    'A site without sample content shows an empty forum.',
  ],
  tournaments: [
    'Tournaments, as the page of visitors lists them.',
    'All of it is sample content: search and status work, and the form keeps nothing.',
    'A site without sample content shows no tournaments.',
  ],
  media: [
    'Every picture that was uploaded, and where it is used.',
    'Drop or paste pictures anywhere on this screen to add them.',
    'A picture that is in use cannot be deleted.',
  ],
  history: [
    'Every change, with who made it and what it changed, from this screen or from the terminal.',
    'Take back undoes a change, whatever happened since; where later changes depend on it, it says which.',
    'The filters find the changes of one person, of one kind or of one day.',
  ],
  maintenance: [
    'A backup is one file with everything; without credentials it can be given to others.',
    'Restore shows what a backup would change before it changes anything, and can be taken back.',
    'Check and build look at every page of the site on the server, and can be stopped.',
  ],
  profile: [
    'Your own account: where mail reaches you, and your name; an administrator changes your role.',
    'A new password signs you out everywhere else.',
    'An API token lets a script act in your name; it is shown once, when it is made.',
  ],
} as const;
